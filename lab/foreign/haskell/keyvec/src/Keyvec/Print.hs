{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE OverloadedStrings #-}
{-# LANGUAGE RankNTypes #-}
{-# LANGUAGE UnboxedTuples #-}

-- | Documents as they are written: straight into an array that grows, minified, with no escape but those that RFC 8259 asks for.
module Keyvec.Print
  ( Encoding
  , toBytes
  , printed
  , raw
  , string
  , int
  , double
  , decimal
  , bool
  , null_
  , array
  , object
  ) where

import Data.ByteString (ByteString)
import Data.ByteString.Internal (ByteString (PS))
import qualified Data.List as L
import GHC.Exts hiding (fromString, toList)
import GHC.ForeignPtr (ForeignPtr (..), ForeignPtrContents (PlainPtr))
import Keyvec.Str
import Keyvec.Value

-- | Something that can be written: takes the array and how full it is, and leaves both, perhaps another array.
newtype Encoding = Encoding (forall s. MutableByteArray# s -> Int# -> State# s -> (# State# s, MutableByteArray# s, Int# #))

instance Semigroup Encoding where
  Encoding f <> Encoding g = Encoding $ \m n s -> case f m n s of (# s1, m1, n1 #) -> g m1 n1 s1
  {-# INLINE (<>) #-}

instance Monoid Encoding where
  mempty = Encoding $ \m n s -> (# s, m, n #)
  {-# INLINE mempty #-}

-- | The document. It is given away as it was made; nothing is copied.
toBytes :: Encoding -> ByteString
toBytes (Encoding f) = case runRW# write of
  (# _, p #) -> p
  where
    write s0 = case newPinnedByteArray# 480# s0 of
      (# s1, m #) -> case f m 0# s1 of
        (# s2, m1, n #) -> (# s2, PS (ForeignPtr (byteArrayContents# (unsafeCoerce# m1)) (PlainPtr (unsafeCoerce# m1))) 0 (I# n) #)

-- | Room for so many bytes more.
room :: Int# -> Encoding -> Encoding
room more (Encoding f) = Encoding $ \m n s0 -> case getSizeofMutableByteArray# m s0 of
  (# s1, have #)
    | isTrue# (n +# more <=# have) -> f m n s1
    | otherwise -> case grown m n (n +# more) s1 of (# s2, m1 #) -> f m1 n s2
{-# INLINE room #-}

grown :: MutableByteArray# s -> Int# -> Int# -> State# s -> (# State# s, MutableByteArray# s #)
grown m n least s0 = case newPinnedByteArray# (2# *# least) s0 of
  (# s1, m1 #) -> case copyMutableByteArray# m 0# m1 0# n s1 of
    s2 -> (# s2, m1 #)
{-# NOINLINE grown #-}

-- | Bytes as they are: a piece of a document.
raw :: Str -> Encoding
raw (Str a i k) = room k $ Encoding $ \m n s -> (# copyByteArray# a i m n k s, m, n +# k #)

char :: Char -> Encoding
char (C# c) = room 1# $ Encoding $ \m n s -> (# writeWord8Array# m n (int2Word# (ord# c)) s, m, n +# 1# #)
{-# INLINE char #-}

-- | A string, with its quotation marks.
string :: Str -> Encoding
string (Str a i k) = room (k *# 6# +# 2#) $ Encoding $ \m n s0 ->
  case go m i (n +# 1#) (put m n 0x22# s0) of
    (# s1, p #) -> (# put m p 0x22# s1, m, p +# 1# #)
  where
    !end = i +# k
    put m p b = writeWord8Array# m p (int2Word# b)
    go m p n s
      | isTrue# (p >=# end) = (# s, n #)
      | otherwise = case word2Int# (indexWord8Array# a p) of
          0x22# -> short m p n 0x22# s
          0x5C# -> short m p n 0x5C# s
          b | isTrue# (b >=# 0x20#) -> go m (p +# 1#) (n +# 1#) (put m n b s)
          0x0A# -> short m p n 0x6E# s
          0x0D# -> short m p n 0x72# s
          0x09# -> short m p n 0x74# s
          0x08# -> short m p n 0x62# s
          0x0C# -> short m p n 0x66# s
          b ->
            let low = word2Int# (and# (int2Word# b) 0x0F##)
                four = 0x30# +# uncheckedIShiftRL# b 4#
                last4 = if isTrue# (low <# 10#) then 0x30# +# low else 0x57# +# low
            in go m (p +# 1#) (n +# 6#)
                 (put m (n +# 5#) last4 (put m (n +# 4#) four (put m (n +# 3#) 0x30#
                   (put m (n +# 2#) 0x30# (put m (n +# 1#) 0x75# (put m n 0x5C# s))))))
    short m p n b s = go m (p +# 1#) (n +# 2#) (put m (n +# 1#) b (put m n 0x5C# s))

int :: Int -> Encoding
int (I# x) = room 20# $ Encoding $ \m n s ->
  if isTrue# (x <# 0#)
    then -- The absolute value of the least Int is one more than the greatest; as a Word it is right all the same.
      magnitude (int2Word# (negateInt# x)) m (n +# 1#) (writeWord8Array# m n 0x2D## s)
    else magnitude (int2Word# x) m n s
  where
    magnitude w m n s =
      let !k = width w 1#
      in (# backwards w m (n +# k -# 1#) s, m, n +# k #)
    width w k
      | isTrue# (ltWord# w 10##) = k
      | isTrue# (ltWord# w 100##) = k +# 1#
      | isTrue# (ltWord# w 1000##) = k +# 2#
      | isTrue# (ltWord# w 10000##) = k +# 3#
      | otherwise = width (quotWord# w 10000##) (k +# 4#)
    backwards w m p s = case quotRemWord# w 10## of
      (# q, r #) ->
        let s1 = writeWord8Array# m p (plusWord# r 0x30##) s
        in if isTrue# (eqWord# q 0##) then s1 else backwards q m (p -# 1#) s1

bool :: Bool -> Encoding
bool True = raw "true"
bool False = raw "false"

null_ :: Encoding
null_ = raw "null"

-- | The shortest text that stands for a double. JSON has none for what is not finite; null takes its place.
double :: Double -> Encoding
double d
  | isNaN d || isInfinite d = null_
  | isNegativeZero d = raw "-0.0"
  | otherwise = uncurry decimal (fromDouble d)

-- | A coefficient times a power of ten: in digits where few zeros have to be added, else with an exponent.
decimal :: Integer -> Int -> Encoding
decimal c e
  | e == 0 = whole c
  | e > 0 = whole c <> raw "e" <> int e
  | negate e > 40 = whole c <> raw "e" <> int e
  | otherwise = raw (fromString (sign <> front <> "." <> back))
  where
    whole n = if n == fromIntegral small then int small else raw (fromString (show n)) where small = fromInteger n :: Int
    digits = show (abs c)
    sign = if c < 0 then "-" else ""
    padded = replicate (1 - e - length digits) '0' <> digits
    (front, back) = splitAt (length padded + e) padded

-- | Written values, with commas between them and brackets around.
array :: [Encoding] -> Encoding
array list = char '[' <> mconcat (L.intersperse (char ',') list) <> char ']'

-- | Names and written values.
object :: [(Str, Encoding)] -> Encoding
object list = char '{' <> mconcat (L.intersperse (char ',') [string name <> char ':' <> v | (name, v) <- list]) <> char '}'

-- | A tree.
printed :: Value -> Encoding
printed v = case v of
  Null -> null_
  Bool b -> bool b
  Whole n -> int n
  Decimal c e -> decimal c e
  String t -> string t
  Array list -> array (map printed (toList list))
  Object m -> object [(name, printed x) | Member name x <- toMembers m]
