{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE OverloadedStrings #-}
{-# LANGUAGE UnboxedTuples #-}

-- | Documents as they are written: straight into an array that grows, minified, with no escape but those that RFC 8259 asks for.
module Keyvec.Print
  ( Encoding (..)
  , Buffer
  , toBytes
  , printed
  , raw
  , comma
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

-- | Something that can be written: into a buffer, behind what is there.
newtype Encoding = Encoding (Buffer -> State# RealWorld -> State# RealWorld)

-- | An array, and beside it two numbers: how full it is and how large. Both are kept in memory, not handed from writer to writer,
-- because the language calls functions that it does not know quickly only when they take few arguments of the usual kinds.
data Buffer = Buffer (MutVar# RealWorld Bytes) (MutableByteArray# RealWorld)

data Bytes = Bytes (MutableByteArray# RealWorld)

instance Semigroup Encoding where
  Encoding f <> Encoding g = Encoding $ \b s -> g b (f b s)
  {-# INLINE (<>) #-}

instance Monoid Encoding where
  mempty = Encoding $ \_ s -> s
  {-# INLINE mempty #-}

-- | The document. It is given away as it was made; nothing is copied.
toBytes :: Encoding -> ByteString
toBytes (Encoding f) = case runRW# write of
  (# _, p #) -> p
  where
    write s0 = case newPinnedByteArray# 240# s0 of
      (# s1, m #) -> case newMutVar# (Bytes m) s1 of
        (# s2, v #) -> case newByteArray# 16# s2 of
          (# s3, numbers #) -> case f (Buffer v numbers) (writeIntArray# numbers 1# 240# (writeIntArray# numbers 0# 0# s3)) of
            s4 -> case readIntArray# numbers 0# s4 of
              (# s5, n #) -> case readMutVar# v s5 of
                (# s6, Bytes m1 #) ->
                  (# s6, PS (ForeignPtr (byteArrayContents# (unsafeCoerce# m1)) (PlainPtr (unsafeCoerce# m1))) 0 (I# n) #)
{-# NOINLINE toBytes #-}

-- | Writes at most so many bytes, by a function of the array and the place that leaves the place behind.
atMost ::
  Int# ->
  (MutableByteArray# RealWorld -> Int# -> State# RealWorld -> (# State# RealWorld, Int# #)) ->
  Encoding
atMost most f = Encoding $ \(Buffer v numbers) s0 -> case readIntArray# numbers 0# s0 of
  (# s1, n #) -> case readIntArray# numbers 1# s1 of
    (# s2, have #) ->
      let go m s = case f m n s of (# s3, end #) -> writeIntArray# numbers 0# end s3
      in if isTrue# (n +# most <=# have)
           then case readMutVar# v s2 of (# s3, Bytes m #) -> go m s3
           else case grown v numbers n (n +# most) s2 of (# s3, Bytes m #) -> go m s3
{-# INLINE atMost #-}

grown ::
  MutVar# RealWorld Bytes ->
  MutableByteArray# RealWorld ->
  Int# ->
  Int# ->
  State# RealWorld ->
  (# State# RealWorld, Bytes #)
grown v numbers n least s0 = case newPinnedByteArray# (2# *# least) s0 of
  (# s1, m #) -> case readMutVar# v s1 of
    (# s2, Bytes old #) -> case copyMutableByteArray# old 0# m 0# n s2 of
      s3 -> case writeMutVar# v (Bytes m) (writeIntArray# numbers 1# (2# *# least) s3) of
        s4 -> (# s4, Bytes m #)
{-# NOINLINE grown #-}

-- | Bytes as they are: a piece of a document.
raw :: Str -> Encoding
raw (Str a i k) = atMost k $ \m n s -> (# copyByteArray# a i m n k s, n +# k #)

char :: Char -> Encoding
char (C# c) = atMost 1# $ \m n s -> (# writeWord8Array# m n (int2Word# (ord# c)) s, n +# 1# #)
{-# INLINE char #-}

comma :: Encoding
comma = char ','
{-# INLINE comma #-}

-- | A string, with its quotation marks.
string :: Str -> Encoding
string (Str a i k) = atMost (k *# 6# +# 2#) $ \m n s0 ->
  case go m i (n +# 1#) (put m n 0x22# s0) of
    (# s1, p #) -> (# put m p 0x22# s1, p +# 1# #)
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
int (I# x) = atMost 20# $ \m n s ->
  if isTrue# (x <# 0#)
    then -- The absolute value of the least Int is one more than the greatest; as a Word it is right all the same.
      magnitude (int2Word# (negateInt# x)) m (n +# 1#) (writeWord8Array# m n 0x2D## s)
    else magnitude (int2Word# x) m n s
  where
    magnitude w m n s =
      let !k = width w 1#
      in (# backwards w m (n +# k -# 1#) s, n +# k #)
    width w k
      | isTrue# (ltWord# w 10##) = k
      | isTrue# (ltWord# w 100##) = k +# 1#
      | isTrue# (ltWord# w 1000##) = k +# 2#
      | isTrue# (ltWord# w 10000##) = k +# 3#
      | otherwise = width (quotWord# w 10000##) (k +# 4#)
    backwards w m p s =
      let q = tenth w
          s1 = writeWord8Array# m p (plusWord# (minusWord# w (timesWord# q 10##)) 0x30##) s
      in if isTrue# (eqWord# q 0##) then s1 else backwards q m (p -# 1#) s1

-- | A tenth, rounded down, by a multiplication: the compiler would divide (Granlund and Montgomery 1994).
tenth :: Word# -> Word#
tenth w = case timesWord2# w 0xCCCCCCCCCCCCCCCD## of (# high, _ #) -> uncheckedShiftRL# high 3#
{-# INLINE tenth #-}

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
  | e < 0 && e >= -18 && abs c < 1000000000000000000 = fraction (fromInteger c) (negate e)
  | e > 0 = whole c <> raw "e" <> int e
  | negate e > 40 = whole c <> raw "e" <> int e
  | otherwise = raw (fromString (sign <> front <> "." <> back))
  where
    whole n = if n == fromIntegral small then int small else raw (fromString (show n)) where small = fromInteger n :: Int
    digits = show (abs c)
    sign = if c < 0 then "-" else ""
    long = replicate (1 - e - length digits) '0' <> digits
    (front, back) = splitAt (length long + e) long

-- | A number of at most eighteen digits, of which the last so many, at most eighteen, stand behind the point.
fraction :: Int -> Int -> Encoding
fraction c k = (if c < 0 then char '-' else mempty) <> int front <> char '.' <> padded k back
  where
    (front, back) = abs c `quotRem` (10 ^ k)

-- | The digits of a number, with zeros in front that make them so many.
padded :: Int -> Int -> Encoding
padded (I# k) (I# x) = atMost k $ \m n s0 ->
  let go i y s
        | isTrue# (i <# 0#) = s
        | otherwise =
            let q = tenth y
            in go (i -# 1#) q (writeWord8Array# m (n +# i) (plusWord# (minusWord# y (timesWord# q 10##)) 0x30##) s)
  in (# go (k -# 1#) (int2Word# x) s0, n +# k #)

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
