{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE OverloadedStrings #-}

-- | The tree of the library that is next door.
module Contestants.KeyvecTree (contestant) where

import Contestant
import Control.Exception (displayException)
import Data.ByteString (ByteString)
import Keyvec (Member (..), Value (..), encode, parse, utf16Length)
import Keyvec.Value (at, count, lookup, memberAt, size, toDouble)
import Prelude hiding (lookup)

contestant :: Contestant
contestant = Contestant "keyvec" operations
  where
    operations "tweets" name = case name of
      "read-bytes" -> Just (Operation id parsed (Shown . encode))
      "read-all" -> Just (Operation id (number . parsed) checksum)
      "read-tenth" -> Just (Operation id (tenth . parsed) checksum)
      _ -> Nothing
    operations _ _ = Nothing

parsed :: ByteString -> Value
parsed = either (error . displayException) id . parse

number :: Value -> Number
number v = case v of
  Null -> nullNumber
  Bool b -> boolNumber b
  Whole n -> fromIntegral n
  Decimal c 0 -> fromInteger c
  Decimal c e -> doubleNumber (toDouble c e)
  String t -> fromIntegral (utf16Length t)
  Array list -> elements list 0 1
  Object m -> fields m 0 0
  where
    elements list i !a
      | i == size list = a
      | otherwise = elements list (i + 1) (element a (number (at list i)))
    fields m i !o
      | i == count m = o
      | Member name x <- memberAt m i = fields m (i + 1) (member o (utf16Length name) (number x))

-- | Of every tweet its text, of every other one its author.
tenth :: Value -> Number
tenth v = case v of
  Object root | Just (Array tweets) <- lookup "results" root -> go tweets 0 1
  _ -> error "expected an array of results"
  where
    go tweets i !a
      | i == size tweets = a
      | Object tweet <- at tweets i =
          let a1 = element a (text "text" tweet)
          in go tweets (i + 1) (if even i then element a1 (text "from_user" tweet) else a1)
      | otherwise = error "expected an object for a tweet"
    text name tweet = case lookup name tweet of
      Just (String t) -> fromIntegral (utf16Length t)
      _ -> error ("expected a string " <> show name)
