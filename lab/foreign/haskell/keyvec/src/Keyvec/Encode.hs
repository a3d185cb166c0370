-- | Values of a type into trees, and into documents without a tree on the way.
module Keyvec.Encode
  ( ToJson (..)
  , encode
  ) where

import Data.ByteString (ByteString)
import Keyvec.Print (Encoding)
import qualified Keyvec.Print as P
import Keyvec.Str
import Keyvec.Value

class ToJson a where
  toValue :: a -> Value
  written :: a -> Encoding

  -- | As 'toValue' and 'written', of a list; for the sake of characters, of which a list is a string.
  listValue :: [a] -> Value
  listValue list = Array (values (map toValue list))

  listWritten :: [a] -> Encoding
  listWritten = P.array . map written

encode :: ToJson a => a -> ByteString
encode = P.toBytes . written
{-# INLINE encode #-}

instance ToJson Value where
  toValue = id
  written = P.printed

instance ToJson Int where
  toValue = Whole
  written = P.int

instance ToJson Integer where
  toValue = number
  written n = P.decimal n 0

instance ToJson Double where
  toValue d
    | isNaN d || isInfinite d = Null
    | otherwise = uncurry Decimal (fromDouble d)
  written = P.double

instance ToJson Bool where
  toValue = Bool
  written = P.bool

instance ToJson () where
  toValue () = Array (values [])
  written () = P.array []

instance ToJson Str where
  toValue = String
  written = P.string

instance ToJson Char where
  toValue c = String (fromString [c])
  written c = P.string (fromString [c])
  listValue = String . fromString
  listWritten = P.string . fromString

instance ToJson a => ToJson [a] where
  toValue = listValue
  written = listWritten

instance ToJson a => ToJson (Maybe a) where
  toValue = maybe Null toValue
  written = maybe P.null_ written
