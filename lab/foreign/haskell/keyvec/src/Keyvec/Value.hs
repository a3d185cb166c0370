{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE UnboxedTuples #-}

-- | Any JSON document as a tree. Objects are vectors of members: their order and repeated names are kept, and building one
-- costs no hashing and no comparing.
module Keyvec.Value
  ( Value (..)
  , Values (..)
  , Members (..)
  , Member (..)
  , number
  , toDouble
  , fromDouble
  , values
  , members
  , toList
  , toMembers
  , size
  , count
  , at
  , memberAt
  , lookup
  ) where

import GHC.Exts hiding (fromString, toList)
import Keyvec.Str
import Prelude hiding (lookup)

data Value
  = Null
  | Bool !Bool
  | -- | A number that was written without fraction and exponent, and fits.
    Whole {-# UNPACK #-} !Int
  | -- | Any other number, exactly: the first times ten to the second. @1.50@ is @Decimal 150 (-2)@.
    Decimal !Integer {-# UNPACK #-} !Int
  | String {-# UNPACK #-} !Str
  | Array {-# UNPACK #-} !Values
  | Object {-# UNPACK #-} !Members
  deriving (Eq, Show)

data Values = Values (SmallArray# Value)

data Members = Members (SmallArray# Member)

data Member = Member {-# UNPACK #-} !Str !Value
  deriving (Eq, Show)

instance Eq Values where
  a == b = toList a == toList b

instance Show Values where
  showsPrec p = showsPrec p . toList

instance Eq Members where
  a == b = toMembers a == toMembers b

instance Show Members where
  showsPrec p = showsPrec p . toMembers

-- | A whole number of any size.
number :: Integer -> Value
number n
  | n >= fromIntegral (minBound :: Int) && n <= fromIntegral (maxBound :: Int) = Whole (fromInteger n)
  | otherwise = Decimal n 0

-- | The double nearest to a number: @toDouble c e@ of c times ten to the e.
--
-- Where both the coefficient and the power of ten are doubles exactly, one division or multiplication rounds once, so it rounds
-- right (Clinger 1990). Everything else is done in rationals, within bounds beyond which nothing but 0 and infinity is left.
toDouble :: Integer -> Int -> Double
toDouble c e
  | abs c < 9007199254740992 && e >= -22 && e <= 22 =
      if e < 0 then fromInteger c / power (negate e) else fromInteger c * power e
  | c == 0 = 0
  | e + digits > 310 = signum (fromInteger c) / 0
  | e + digits < -330 = 0
  | e >= 0 = fromInteger (c * 10 ^ e)
  | otherwise = fromRational (fromInteger c / fromInteger (10 ^ negate e))
  where
    digits = length (show (abs c))

power :: Int -> Double
power (I# e) = D# (indexDoubleOffAddrIn powers e)
  where
    indexDoubleOffAddrIn (Doubles a) = indexDoubleArray# a

data Doubles = Doubles ByteArray#

-- | 10^0 to 10^22, the powers of ten that are doubles exactly.
powers :: Doubles
powers = case runRW# fill of (# _, a #) -> Doubles a
  where
    fill s0 = case newByteArray# 184# s0 of
      (# s1, m #) -> case go m 0# 1.0## s1 of
        s2 -> unsafeFreezeByteArray# m s2
    go m i d s
      | isTrue# (i ># 22#) = s
      | otherwise = go m (i +# 1#) (d *## 10.0##) (writeDoubleArray# m i d s)
{-# NOINLINE powers #-}

-- | The shortest decimal that stands for a double, which must be finite: its coefficient and its power of ten.
--
-- What people write has few digits behind the point, so these are tried first: the first number of them that gives the double
-- back is the shortest there is, because fifteen digits tell doubles apart.
fromDouble :: Double -> (Integer, Int)
fromDouble d
  | d == 0 = (0, 0)
  | abs d < 1.0e15 = try 0
  | otherwise = slow
  where
    try :: Int -> (Integer, Int)
    try k
      | k > 15 || abs scaled >= 1.0e15 = slow
      | fromIntegral rounded / power k == d = (fromIntegral rounded, negate k)
      | otherwise = try (k + 1)
      where
        scaled = d * power k
        rounded = round scaled :: Int
    slow =
      let (mantissa, rest) = break (== 'e') (show (abs d))
          (whole, fraction) = break (== '.') mantissa
          digits = drop 1 fraction
          shift = case rest of
            [] -> 0
            _ : more -> read more
      in (truncate (signum d) * read (whole ++ digits), shift - length digits)

values :: [Value] -> Values
values list = case length list of
  I# n -> case runRW# (\s -> freeze (filled n Null list s)) of
    (# _, a #) -> Values a

members :: [Member] -> Members
members list = case length list of
  I# n -> case runRW# (\s -> freeze (filled n (Member (fromString "") Null) list s)) of
    (# _, a #) -> Members a

freeze :: (# State# s, SmallMutableArray# s a #) -> (# State# s, SmallArray# a #)
freeze (# s, m #) = unsafeFreezeSmallArray# m s

filled :: Int# -> a -> [a] -> State# s -> (# State# s, SmallMutableArray# s a #)
filled n none list s0 = case newSmallArray# n none s0 of
  (# s1, m #) -> go m 0# list s1
  where
    go m _ [] s = (# s, m #)
    go m i (!x : more) s = go m (i +# 1#) more (writeSmallArray# m i x s)

toList :: Values -> [Value]
toList v = [at v i | i <- [0 .. size v - 1]]

toMembers :: Members -> [Member]
toMembers m = [memberAt m i | i <- [0 .. count m - 1]]

size :: Values -> Int
size (Values a) = I# (sizeofSmallArray# a)
{-# INLINE size #-}

count :: Members -> Int
count (Members a) = I# (sizeofSmallArray# a)
{-# INLINE count #-}

-- | The element of that index, which must be one.
at :: Values -> Int -> Value
at (Values a) (I# i) = case indexSmallArray# a i of (# v #) -> v
{-# INLINE at #-}

-- | The member of that index, which must be one.
memberAt :: Members -> Int -> Member
memberAt (Members a) (I# i) = case indexSmallArray# a i of (# m #) -> m
{-# INLINE memberAt #-}

-- | The value of the first member of that name.
lookup :: Str -> Members -> Maybe Value
lookup name m = go 0
  where
    go i
      | i == count m = Nothing
      | Member found v <- memberAt m i, found == name = Just v
      | otherwise = go (i + 1)
