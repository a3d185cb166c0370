{-# LANGUAGE CPP #-}
{-# LANGUAGE OverloadedStrings #-}

-- | aeson's own tree.
module Contestants.AesonTree (strict, lazy) where

import Contestant
import Data.Aeson
import qualified Data.Aeson.Key as Key
import qualified Data.Aeson.KeyMap as KeyMap
import Data.ByteString (ByteString)
import qualified Data.ByteString.Lazy as L
import Data.Scientific (base10Exponent, coefficient, toRealFloat)
import Data.Text (Text)
#if MIN_VERSION_text(2,0,0)
import qualified Data.Text as T
#else
import qualified Data.Text.Unsafe as T
#endif
import qualified Data.Vector as V

strict :: Contestant
strict = Contestant "aeson-strict" (operations (either error id . eitherDecodeStrict'))

-- | Strings and numbers are made when they are asked for.
lazy :: Contestant
lazy = Contestant "aeson-lazy" (operations (either error id . eitherDecodeStrict))

operations :: (ByteString -> Value) -> String -> String -> Maybe Operation
operations parsed "tweets" name = case name of
  "read-bytes" -> Just (Operation id parsed (Shown . L.toStrict . encode))
  "read-all" -> Just (Operation id (number . parsed) checksum)
  "read-tenth" -> Just (Operation id (tenth . parsed) checksum)
  _ -> Nothing
operations _ _ _ = Nothing

number :: Value -> Number
number v = case v of
  Null -> nullNumber
  Bool b -> boolNumber b
  Number n
    | base10Exponent n == 0 -> fromInteger (coefficient n)
    | otherwise -> doubleNumber (toRealFloat n)
  String t -> fromIntegral (units t)
  Array list -> V.foldl' (\a x -> element a (number x)) 1 list
  Object m -> KeyMap.foldrWithKey (\name x o -> member o (units (Key.toText name)) (number x)) 0 m

-- | Of every tweet its text, of every other one its author.
tenth :: Value -> Number
tenth v = case v of
  Object root | Just (Array tweets) <- KeyMap.lookup "results" root -> V.ifoldl' picked 1 tweets
  _ -> error "expected an array of results"
  where
    picked a i (Object tweet)
      | even i = element (element a (text "text" tweet)) (text "from_user" tweet)
      | otherwise = element a (text "text" tweet)
    picked _ _ _ = error "expected an object for a tweet"
    text name tweet = case KeyMap.lookup name tweet of
      Just (String t) -> fromIntegral (units t)
      _ -> error ("expected a string " <> show name)

-- | The length in UTF-16 code units, which is how this library's texts are kept before version 2.
units :: Text -> Int
#if MIN_VERSION_text(2,0,0)
units = T.foldl' (\n c -> n + if c > '\xFFFF' then 2 else 1) 0
#else
units = T.lengthWord16
#endif
