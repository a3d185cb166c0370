{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE ScopedTypeVariables #-}
{-# LANGUAGE UnboxedSums #-}
{-# LANGUAGE UnboxedTuples #-}

-- | Trees into values of a type.
module Keyvec.Decode
  ( Decoder (..)
  , FromJson (..)
  , Fault (..)
  , Segment (..)
  , convert
  , decode
  , pointer
  , mismatch
  , inside
  ) where

import Data.ByteString (ByteString)
import GHC.Exts (lazy)
import Keyvec.Parse
import Keyvec.Str
import Keyvec.Value

-- | Why a tree is no value of a type.
--
-- A fault is made at the place where it is found and told the way there while it travels out, so what goes well pays nothing.
data Fault = Fault
  { path :: [Segment]
  , wanted :: String
  , got :: String
  }
  deriving (Eq)

data Segment = Name Str | Index Int
  deriving (Eq, Show)

instance Show Fault where
  show f = "expected " <> wanted f <> ", found " <> got f <> " at " <> place
    where
      place = case pointer (path f) of
        "" -> "the root"
        text -> text

-- | RFC 6901.
pointer :: [Segment] -> String
pointer = concatMap (\s -> '/' : segment s)
  where
    segment (Index i) = show i
    segment (Name n) = concatMap escape (toString n)
    escape '~' = "~0"
    escape '/' = "~1"
    escape c = [c]

-- | Takes a tree apart: a value, which is evaluated, or a fault. Not a newtype, so that what is worked out before there is a tree
-- is worked out once.
data Decoder a = Decoder (Value -> (# a | Fault #))

class FromJson a where
  decoder :: Decoder a

  -- | What stands for a member that is not there; 'Nothing' where it has to be.
  absent :: Maybe a
  absent = Nothing

  -- | As 'decoder', of a list; for the sake of characters, of which a list is a string.
  listDecoder :: Decoder [a]
  listDecoder = Decoder $ \v -> case v of
    Array list -> elements list
    _ -> mismatch "an array" v
    where
      Decoder one = decoder :: Decoder a
      elements list = go (size list - 1) []
        where
          go i !done
            | i < 0 = (# done | #)
            | otherwise = case one (at list i) of
                (# x | #) -> go (i - 1) (x : done)
                (# | f #) -> (# | inside (Index i) f #)

-- | A document into a value of a type. The fault of a document that is none says where as well.
decode :: FromJson a => ByteString -> Either String a
decode =
  let converted = convert
  in \document -> case parse document of
       Left e -> Left (errorMessage e)
       Right v -> either (Left . show) Right (converted v)
  where
    errorMessage e =
      "expected " <> expected e <> ", found " <> found e <> " at byte " <> show (offset e)
{-# INLINEABLE decode #-}

convert :: FromJson a => Value -> Either Fault a
convert = case lazy decoder of
  Decoder f -> \v -> case f v of
    (# x | #) -> Right x
    (# | fault #) -> Left fault
{-# INLINEABLE convert #-}

inside :: Segment -> Fault -> Fault
inside s f = f {path = s : path f}

mismatch :: String -> Value -> (# a | Fault #)
mismatch what v = (# | Fault [] what found' #)
  where
    found' = case v of
      Null -> "null"
      Bool b -> if b then "true" else "false"
      Whole n -> show n
      Decimal _ _ -> "a number with a fraction or an exponent"
      String t -> show (take 80 (toString t))
      Array list -> "an array of " <> show (size list)
      Object m -> "an object of " <> show (count m)
{-# NOINLINE mismatch #-}

instance FromJson Value where
  decoder = Decoder $ \v -> (# v | #)

instance FromJson Int where
  decoder = Decoder $ \v -> case v of
    Whole n -> (# n | #)
    _ -> mismatch "a whole number of 64 bits" v

instance FromJson Integer where
  decoder = Decoder $ \v -> case v of
    Whole n -> let !x = toInteger n in (# x | #)
    Decimal c 0 -> (# c | #)
    _ -> mismatch "a whole number" v

instance FromJson Double where
  decoder = Decoder $ \v -> case v of
    Whole n -> let !x = fromIntegral n in (# x | #)
    Decimal c e -> let !x = toDouble c e in (# x | #)
    _ -> mismatch "a number" v

instance FromJson Bool where
  decoder = Decoder $ \v -> case v of
    Bool b -> (# b | #)
    _ -> mismatch "true or false" v

instance FromJson () where
  decoder = Decoder $ \v -> case v of
    Array list | size list == 0 -> (# () | #)
    _ -> mismatch "an empty array" v

instance FromJson Str where
  decoder = Decoder $ \v -> case v of
    String t -> (# t | #)
    _ -> mismatch "a string" v

instance FromJson Char where
  decoder = Decoder $ \v -> case v of
    String t | [c] <- toString t -> (# c | #)
    _ -> mismatch "a string of one character" v
  listDecoder = Decoder $ \v -> case v of
    String t -> let !text = toString t in (# text | #)
    _ -> mismatch "a string" v

instance FromJson a => FromJson [a] where
  decoder = listDecoder

instance FromJson a => FromJson (Maybe a) where
  decoder = case decoder of
    Decoder f -> Decoder $ \v -> case v of
      Null -> (# Nothing | #)
      _ -> case f v of
        (# x | #) -> (# Just x | #)
        (# | fault #) -> (# | fault #)
  absent = Just Nothing
