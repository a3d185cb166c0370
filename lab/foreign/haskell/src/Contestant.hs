{-# LANGUAGE ExistentialQuantification #-}

-- | What a contestant is here.
module Contestant
  ( Contestant (..)
  , Operation (..)
  , Answer (..)
  , Number
  , nullNumber
  , boolNumber
  , doubleNumber
  , element
  , member
  , checksum
  ) where

import Data.ByteString (ByteString)
import qualified Data.ByteString.Char8 as C
import Data.Int (Int64)
import GHC.Float (castDoubleToWord64)

-- | A row: its name, and what it does on a type (the first) when an operation (the second) is asked for.
data Contestant = Contestant
  { title :: String
  , open :: String -> String -> Maybe Operation
  }

-- | One operation on one type.
data Operation = forall i o. Operation
  { prepare :: ByteString -> i
    -- ^ never timed: what the operation is given, made of a document, and all of it made
  , run :: i -> o
    -- ^ timed, until the outermost constructor of what it leaves is there; so that has to be the last thing to be made
  , answer :: o -> Answer
    -- ^ never timed: what it left, for the gate
  }

-- | What an operation left.
data Answer
  = -- | a tree as JSON, or a checksum
    Shown ByteString
  | -- | a value, written back by the library that read it; or what was written
    Written ByteString

-- | What a value of a tree is worth to those who look through it, as the lab's own contestants count.
type Number = Int64

nullNumber :: Number
nullNumber = 1

boolNumber :: Bool -> Number
boolNumber b = if b then 3 else 2

doubleNumber :: Double -> Number
doubleNumber = fromIntegral . castDoubleToWord64

-- | An array with an element more; it begins with 1.
element :: Number -> Number -> Number
element array next = 31 * array + next
{-# INLINE element #-}

-- | An object with a member more, whose name has that length; it begins with 0.
member :: Number -> Int -> Number -> Number
member object name next = object + (2 * fromIntegral name + 1) * (next + 1000003)
{-# INLINE member #-}

checksum :: Number -> Answer
checksum n = Shown (C.pack ("{\"value\":" <> show n <> "}"))
