{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE UnboxedTuples #-}

-- | Text as JSON has it: valid UTF-8, a slice of an array that other slices may share.
--
-- A string without escapes is a slice of the document that it was read from, and keeps all of it alive; 'detach' gives it an
-- array of its own.
module Keyvec.Str
  ( Str (..)
  , byteLength
  , utf16Length
  , fromString
  , toString
  , fromBytes
  , detach
  ) where

import Data.Bits (shiftL, shiftR, (.&.), (.|.))
import Data.ByteString (ByteString)
import qualified Data.ByteString.Unsafe as B
import Data.Char (chr, ord)
import qualified Data.String as S
import GHC.Exts hiding (fromString)
import GHC.IO (IO (..), unsafeDupablePerformIO)
import GHC.Word (Word8 (..))

-- | The array, where the slice begins, how many bytes it has.
data Str = Str ByteArray# Int# Int#

instance Eq Str where
  Str a i n == Str b j m = isTrue# (n ==# m) && isTrue# (compareByteArrays# a i b j n ==# 0#)

instance Ord Str where
  compare (Str a i n) (Str b j m) =
    compare (I# (compareByteArrays# a i b j (I# n `least` I# m))) 0 <> compare (I# n) (I# m)
    where
      least (I# x) (I# y) = if isTrue# (x <# y) then x else y

instance Show Str where
  showsPrec p = showsPrec p . toString

instance S.IsString Str where
  fromString = fromString

byteLength :: Str -> Int
byteLength (Str _ _ n) = I# n

-- | How many code units the text has in UTF-16, which is what JavaScript and Java call its length.
--
-- Every byte that begins a character counts, once more where the character takes four bytes. Eight are counted at a time.
utf16Length :: Str -> Int
utf16Length (Str a i n) = eight i 0#
  where
    !end = i +# n
    eight p !units
      | isTrue# (p +# 8# <=# end) =
          case indexWord8ArrayAsWord64# a p of
            w -> eight (p +# 8#) (units +# word2Int# (count w))
      | otherwise = I# (rest p units)
    rest p !units
      | isTrue# (p >=# end) = units
      | otherwise =
          let b = word2Int# (indexWord8Array# a p)
              these
                | isTrue# (b <# 0x80#) = 1#
                | isTrue# (b <# 0xC0#) = 0#
                | isTrue# (b <# 0xF0#) = 1#
                | otherwise = 2#
          in rest (p +# 1#) (units +# these)
    -- In each byte 1 where it begins a character, and 1 where the character takes four bytes; a product adds the bytes up.
    count w =
      let inside = and# (uncheckedShiftRL# w 7#) (not# (uncheckedShiftRL# w 6#))
          four =
            and# (and# (uncheckedShiftRL# w 7#) (uncheckedShiftRL# w 6#))
              (and# (uncheckedShiftRL# w 5#) (uncheckedShiftRL# w 4#))
          ones = 0x0101010101010101##
          begun = minusWord# ones (and# inside ones)
      in uncheckedShiftRL# (timesWord# (plusWord# begun (and# four ones)) ones) 56#

-- | The same text, in an array that holds nothing else.
detach :: Str -> Str
detach (Str a i n) = case runRW# copy of
  (# _, own #) -> Str own 0# n
  where
    copy s0 = case newByteArray# n s0 of
      (# s1, m #) -> case copyByteArray# a i m 0# n s1 of
        s2 -> unsafeFreezeByteArray# m s2

-- | Bytes that are known to be UTF-8.
fromBytes :: ByteString -> Str
fromBytes bytes = unsafeDupablePerformIO (B.unsafeUseAsCStringLen bytes copied)
  where
    copied (Ptr from, I# n) = IO $ \s0 -> case newByteArray# n s0 of
      (# s1, m #) -> case copyAddrToByteArray# from m 0# n s1 of
        s2 -> case unsafeFreezeByteArray# m s2 of
          (# s3, a #) -> (# s3, Str a 0# n #)

-- | Lone surrogates, which UTF-8 cannot hold, become U+FFFD.
fromString :: String -> Str
fromString text = packed (concatMap utf8 text)
  where
    packed bytes = case length bytes of
      I# n -> case runRW# (fill n bytes) of
        (# _, a #) -> Str a 0# n
    fill n bytes s0 = case newByteArray# n s0 of
      (# s1, m #) -> case write m 0# bytes s1 of
        s2 -> unsafeFreezeByteArray# m s2
    write _ _ [] s = s
    write m p (W8# b : more) s = write m (p +# 1#) more (writeWord8Array# m p b s)

utf8 :: Char -> [Word8]
utf8 c
  | o < 0x80 = [fromIntegral o]
  | o < 0x800 = [lead 0xC0 6, continued 0]
  | o >= 0xD800 && o < 0xE000 = [0xEF, 0xBF, 0xBD]
  | o < 0x10000 = [lead 0xE0 12, continued 6, continued 0]
  | otherwise = [lead 0xF0 18, continued 12, continued 6, continued 0]
  where
    o = ord c
    lead mark shift = fromIntegral (mark .|. (o `shiftR` shift))
    continued shift = fromIntegral (0x80 .|. ((o `shiftR` shift) .&. 0x3F))

toString :: Str -> String
toString (Str a i n) = go i
  where
    !end = i +# n
    at p = I# (word2Int# (indexWord8Array# a p))
    go p
      | isTrue# (p >=# end) = []
      | b < 0x80 = chr b : go (p +# 1#)
      | b < 0xE0 = char (b .&. 0x1F) [at (p +# 1#)] : go (p +# 2#)
      | b < 0xF0 = char (b .&. 0x0F) [at (p +# 1#), at (p +# 2#)] : go (p +# 3#)
      | otherwise =
          char (b .&. 0x07) [at (p +# 1#), at (p +# 2#), at (p +# 3#)] : go (p +# 4#)
      where
        b = at p
    char = (chr .) . foldl (\high next -> (high `shiftL` 6) .|. (next .&. 0x3F))
