{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE UnboxedTuples #-}

-- | Documents into trees: RFC 8259, and nothing that it does not allow.
--
-- The document is copied into an array with zeros behind it. No JSON text holds a zero byte, so every loop ends there without
-- asking where the end is; the sixteen of them also let eight bytes be looked at from any place that a loop can reach.
--
-- > { " i d " : [ 1 , " a \ n " ] } 0 0 0 ...
-- >     ^---^ a slice     ^-----^ decoded into an array of its own
--
-- Elements are kept on the stack until their number is known; then the array is made and filled as the stack unwinds, so that a
-- tree costs nothing but itself.
module Keyvec.Parse
  ( ParseError (..)
  , parse
  , mostDepth
  , mostDigits
  ) where

import Control.Exception (Exception (..), try)
import Data.ByteString (ByteString)
import qualified Data.ByteString as B
import qualified Data.ByteString.Unsafe as B
import GHC.Exts hiding (toList)
import GHC.IO (IO (..), unsafeDupablePerformIO)
import GHC.Num (Integer (IS))
import Keyvec.Str
import Keyvec.Value hiding (at)

-- | What was expected and what was found, and where: bytes from 0, lines and columns from 1.
data ParseError = ParseError
  { expected :: String
  , found :: String
  , offset :: Int
  , line :: Int
  , column :: Int
  }
  deriving (Eq, Show)

instance Exception ParseError where
  displayException e =
    "expected " <> expected e <> ", found " <> found e <> " at byte " <> show (offset e)
      <> (" (line " <> show (line e) <> ", column " <> show (column e) <> ")")

-- | Arrays and objects within each other.
mostDepth :: Int
mostDepth = 500

-- | Characters of a number. Arithmetic on longer ones takes a time that grows faster than they do.
mostDigits :: Int
mostDigits = 1000

-- | A whole document: one value, white space around it, and nothing else.
parse :: ByteString -> Either ParseError Value
parse document = unsafeDupablePerformIO $ do
  result <- try (B.unsafeUseAsCStringLen document (\(Ptr from, I# n) -> IO (copied from n)))
  pure $ case result of
    Right v -> Right v
    Left (Failure what at) -> Left (located what at document)
  where
    copied from n s0 = case newByteArray# (n +# 16#) s0 of
      (# s1, m #) -> case copyAddrToByteArray# from m 0# n s1 of
        s2 -> case setByteArray# m n 16# 0# s2 of
          s3 -> case unsafeFreezeByteArray# m s3 of
            (# s4, a #) -> case value a 0# (blank a 0#) s4 of
              (# s5, end, v #) ->
                let rest = blank a end
                in if isTrue# (rest ==# n)
                     then (# s5, v #)
                     else case failure "the end of the document" rest s5 of (# s6, _, _ #) -> (# s6, v #)

-- | What was expected, and at which byte there was something else.
data Failure = Failure String Int
  deriving (Show)

instance Exception Failure

type Step a = State# RealWorld -> (# State# RealWorld, Int#, a #)

failure :: String -> Int# -> Step a
failure what at s = case raiseIO# (toException (Failure what (I# at))) s of
  (# s1, x #) -> (# s1, at, x #)
{-# NOINLINE failure #-}

located :: String -> Int -> ByteString -> ParseError
located what at document =
  ParseError
    { expected = what
    , found =
        if at >= B.length document
          then "the end of the document"
          else case B.index document at of
            b | b >= 0x20 && b < 0x7F -> show (toEnum (fromIntegral b) :: Char)
              | otherwise -> "byte " <> show b
    , offset = at
    , line = 1 + B.count 10 before
    , column = 1 + B.length (B.takeWhileEnd (/= 10) before)
    }
  where
    before = B.take at document

byte :: ByteArray# -> Int# -> Int#
byte a i = word2Int# (indexWord8Array# a i)
{-# INLINE byte #-}

-- | The first place from here on that holds no white space.
blank :: ByteArray# -> Int# -> Int#
blank a i
  | isTrue# (b ># 0x20#) = i
  | otherwise = case b of
      0x20# -> blank a (i +# 1#)
      0x0A# -> blank a (i +# 1#)
      0x0D# -> blank a (i +# 1#)
      0x09# -> blank a (i +# 1#)
      _ -> i
  where
    !b = byte a i

-- | A value that begins here; leaves the place behind it.
value :: ByteArray# -> Int# -> Int# -> Step Value
value a depth i s = case byte a i of
  0x22# -> case string a (i +# 1#) s of (# s1, end, t #) -> (# s1, end, String t #)
  0x7B# -> object a (depth +# 1#) (blank a (i +# 1#)) s
  0x5B# -> array a (depth +# 1#) (blank a (i +# 1#)) s
  0x74# | matches 0x65757274## i -> (# s, i +# 4#, Bool True #)
  0x66# | matches 0x736C6166## i, 0x65# <- byte a (i +# 4#) -> (# s, i +# 5#, Bool False #)
  0x6E# | matches 0x6C6C756E## i -> (# s, i +# 4#, Null #)
  0x2D# -> digits a i (i +# 1#) s
  b | isTrue# (b >=# 0x30#), isTrue# (b <=# 0x39#) -> digits a i i s
  _ -> failure "a value" i s
  where
    -- Four letters as one number, the first the lowest.
    matches w p =
      isTrue# (eqWord# w (or# (or# (letter p 0#) (letter p 1#)) (or# (letter p 2#) (letter p 3#))))
    letter p k = uncheckedShiftL# (indexWord8Array# a (p +# k)) (k *# 8#)

array :: ByteArray# -> Int# -> Int# -> Step Value
array a depth i s
  | isTrue# (depth ># most) = failure ("at most " <> show mostDepth <> " arrays and objects within each other") (i -# 1#) s
  | otherwise = case byte a i of
      0x5D# -> case newSmallArray# 0# Null s of
        (# s1, m #) -> case unsafeFreezeSmallArray# m s1 of
          (# s2, v #) -> (# s2, i +# 1#, Array (Values v) #)
      _ -> case elements a depth 0# i s of
        (# s1, end, MutableValues m #) -> case unsafeFreezeSmallArray# m s1 of
          (# s2, v #) -> (# s2, end, Array (Values v) #)
  where
    !(I# most) = mostDepth

data MutableValues = MutableValues (SmallMutableArray# RealWorld Value)

data MutableMembers = MutableMembers (SmallMutableArray# RealWorld Member)

-- | The elements from the one of that index on, which begins here; leaves the place behind the bracket.
elements :: ByteArray# -> Int# -> Int# -> Int# -> Step MutableValues
elements a depth index i s = case value a depth i s of
  (# s1, end, v #) ->
    let p = blank a end
    in case byte a p of
         0x2C# -> case elements a depth (index +# 1#) (blank a (p +# 1#)) s1 of
           (# s2, q, w@(MutableValues m) #) -> case writeSmallArray# m index v s2 of
             s3 -> (# s3, q, w #)
         0x5D# -> case newSmallArray# (index +# 1#) v s1 of
           (# s2, m #) -> (# s2, p +# 1#, MutableValues m #)
         _ -> failure "',' or ']'" p s1

object :: ByteArray# -> Int# -> Int# -> Step Value
object a depth i s
  | isTrue# (depth ># most) = failure ("at most " <> show mostDepth <> " arrays and objects within each other") (i -# 1#) s
  | otherwise = case byte a i of
      0x7D# -> case newSmallArray# 0# (Member (Str a 0# 0#) Null) s of
        (# s1, m #) -> case unsafeFreezeSmallArray# m s1 of
          (# s2, v #) -> (# s2, i +# 1#, Object (Members v) #)
      _ -> case fields a depth 0# i s of
        (# s1, end, MutableMembers m #) -> case unsafeFreezeSmallArray# m s1 of
          (# s2, v #) -> (# s2, end, Object (Members v) #)
  where
    !(I# most) = mostDepth

-- | As 'elements', of members.
fields :: ByteArray# -> Int# -> Int# -> Int# -> Step MutableMembers
fields a depth index i s = case byte a i of
  0x22# -> case string a (i +# 1#) s of
    (# s1, behind, name #) ->
      let colon = blank a behind
      in case byte a colon of
           0x3A# -> case value a depth (blank a (colon +# 1#)) s1 of
             (# s2, end, v #) ->
               let p = blank a end
                   !member = Member name v
               in case byte a p of
                    0x2C# -> case fields a depth (index +# 1#) (blank a (p +# 1#)) s2 of
                      (# s3, q, w@(MutableMembers m) #) -> case writeSmallArray# m index member s3 of
                        s4 -> (# s4, q, w #)
                    0x7D# -> case newSmallArray# (index +# 1#) member s2 of
                      (# s3, m #) -> (# s3, p +# 1#, MutableMembers m #)
                    _ -> failure "',' or '}'" p s2
           _ -> failure "':'" colon s1
  _ -> failure "a member's name" i s

-- | A number that begins at the first place and whose digits begin at the second.
digits :: ByteArray# -> Int# -> Int# -> Step Value
digits a start first s = case byte a first of
  0x30# -> whole (first +# 1#) 0#
  b | isTrue# (b >=# 0x31#), isTrue# (b <=# 0x39#) -> run first 0#
    | otherwise -> failure "a digit" first s
  where
    run i n = case byte a i -# 0x30# of
      d | isTrue# (ltWord# (int2Word# d) 10##) -> run (i +# 1#) (n *# 10# +# d)
        | otherwise -> whole i n
    -- Of more digits than eighteen the sum has overflowed: they are read again.
    whole i n = case byte a i of
      0x2E# -> fraction i (i +# 1#) n
      0x65# -> exact start s a
      0x45# -> exact start s a
      _ | isTrue# (i -# first ># 18#) -> exact start s a
        | otherwise -> (# s, i, Whole (I# (signed n)) #)
    fraction point i n = case byte a i -# 0x30# of
      d | isTrue# (ltWord# (int2Word# d) 10##) -> fraction point (i +# 1#) (n *# 10# +# d)
        | isTrue# (i -# point ># 1#), isTrue# (i -# first <=# 19#), isTrue# (notE d) ->
            (# s, i, Decimal (IS (signed n)) (I# (point +# 1# -# i)) #)
        | otherwise -> exact start s a
    notE d = (d /=# 0x35#) `andI#` (d /=# 0x15#)
    signed n = if isTrue# (start ==# first) then n else negateInt# n

-- | Any number at all, read digit by digit.
exact :: Int# -> State# RealWorld -> ByteArray# -> (# State# RealWorld, Int#, Value #)
exact start s a = whole
  where
    at i = I# (byte a i)
    isDigit i = let d = at i in d >= 0x30 && d <= 0x39
    run i = if isDigit i then run (i +# 1#) else I# i
    first = if at start == 0x2D then I# (start +# 1#) else I# start
    whole = case first of
      I# f -> case run f of
        I# p | at p == 0x2E -> case run (p +# 1#) of
                 I# q | isTrue# (q ># (p +# 1#)) -> exponentAt f p q
                      | otherwise -> failure "a digit" q s
             | otherwise -> exponentAt f p p
    -- Digits from f, a point at p where it lies before q, behind all digits.
    exponentAt f p q
      | I# (q -# f) > mostDigits = failure ("a number of at most " <> show mostDigits <> " characters") f s
      | at q == 0x65 || at q == 0x45 =
          let sign = at (q +# 1#)
              !(I# e) = if sign == 0x2B || sign == 0x2D then I# (q +# 2#) else I# (q +# 1#)
          in case run e of
               I# end | isTrue# (end ==# e) -> failure "a digit" e s
                      | I# (end -# e) > 9 -> failure "an exponent of at most 9 digits" e s
                      | otherwise ->
                          let power10 = fromInteger (slice e end 0)
                          in (# s, end, decimal f p q (if sign == 0x2D then negate power10 else power10) #)
      | isTrue# (p ==# q) = (# s, q, number (signed (slice f q 0)) #)
      | otherwise = (# s, q, decimal f p q 0 #)
    decimal f p q e
      | isTrue# (p ==# q) = Decimal (signed (slice f q 0)) e
      | otherwise = Decimal (signed (slice (p +# 1#) q (slice f p 0))) (e - I# (q -# p -# 1#))
    signed n = if at start == 0x2D then negate n else n
    slice :: Int# -> Int# -> Integer -> Integer
    slice i end !n
      | isTrue# (i ==# end) = n
      | otherwise = slice (i +# 1#) end (n * 10 + toInteger (at i - 0x30))
{-# NOINLINE exact #-}

-- | A string whose first character is here; leaves the place behind its last quotation mark.
string :: ByteArray# -> Int# -> Step Str
string a start = go (plain a start)
  where
    go i s = case byte a i of
      0x22# -> (# s, i +# 1#, Str a start (i -# start) #)
      0x5C# -> escaped a start i s
      b | isTrue# (b >=# 0x80#) -> case sequenceAt a i of
            0# -> failure "UTF-8" i s
            n -> let p = i +# n in if isTrue# (byte a p >=# 0x80#) then go p s else go (plain a p) s
        | otherwise -> failure "a character of a string" i s

-- | The first place from here on with a quotation mark, a backslash, a control character or a byte outside of ASCII, all of
-- which leave their highest bit set below. Borrows can set bits above the first one, never below it.
plain :: ByteArray# -> Int# -> Int#
plain a i = case and# (or# (special w) w) 0x8080808080808080## of
  0## -> plain a (i +# 8#)
  m -> i +# uncheckedIShiftRL# (word2Int# (ctz# m)) 3#
  where
    !w = indexWord8ArrayAsWord64# a i

-- | As 'plain', but passes over bytes outside of ASCII. What is behind one of those may be found though it is nothing special.
ending :: ByteArray# -> Int# -> Int#
ending a i = case and# (special w) 0x8080808080808080## of
  0## -> ending a (i +# 8#)
  m -> i +# uncheckedIShiftRL# (word2Int# (ctz# m)) 3#
  where
    !w = indexWord8ArrayAsWord64# a i

special :: Word# -> Word#
special w =
  or#
    (minusWord# w 0x2020202020202020##)
    ( or#
        (minusWord# (xor# w 0x2222222222222222##) 0x0101010101010101##)
        (minusWord# (xor# w 0x5C5C5C5C5C5C5C5C##) 0x0101010101010101##)
    )
{-# INLINE special #-}

-- | How many bytes the character outside of ASCII has that begins here; 0 when it is none (Unicode 15, table 3-7).
sequenceAt :: ByteArray# -> Int# -> Int#
sequenceAt a i
  | isTrue# (b <# 0xC2#) = 0#
  | isTrue# (b <# 0xE0#) = if isTrue# (continues 1#) then 2# else 0#
  | isTrue# (b <# 0xF0#) =
      if isTrue# (continues 1# `andI#` continues 2# `andI#` allowed 0xE0# 0xA0# 0xED# 0x9F#) then 3# else 0#
  | isTrue# (b <# 0xF5#) =
      if isTrue# (continues 1# `andI#` continues 2# `andI#` continues 3# `andI#` allowed 0xF0# 0x90# 0xF4# 0x8F#)
        then 4#
        else 0#
  | otherwise = 0#
  where
    !b = byte a i
    continues k = (byte a (i +# k) `andInt` 0xC0#) ==# 0x80#
    andInt x y = word2Int# (and# (int2Word# x) (int2Word# y))
    -- The second byte behind the lowest lead is at least, behind the highest at most.
    allowed low least high greatest =
      let second = byte a (i +# 1#)
      in ((b /=# low) `orI#` (second >=# least)) `andI#` ((b /=# high) `orI#` (second <=# greatest))

-- | A string whose first escape is at the second place. No escape is shorter than what it stands for, so the text fits where
-- the string stood.
escaped :: ByteArray# -> Int# -> Int# -> Step Str
escaped a start first s0 = case close first of
  end -> case newByteArray# (end -# start) s0 of
    (# s1, m #) -> case copyByteArray# a start m 0# (first -# start) s1 of
      s2 -> case decode m first (first -# start) s2 of
        (# s3, behind, I# n #) -> case shrinkMutableByteArray# m n s3 of
          s4 -> case unsafeFreezeByteArray# m s4 of
            (# s5, own #) -> (# s5, behind, Str own 0# n #)
  where
    -- The quotation mark, or a control character before it; a jump over an escape cannot pass the zeros.
    close i = case byte a i of
      0x22# -> i
      0x5C# -> case byte a (i +# 1#) of
        0x75# -> close (i +# 6#)
        0# -> i
        _ -> close (i +# 2#)
      b | isTrue# (b <# 0x20#) -> i
        | otherwise -> close (ending a (i +# 1#))
    decode m i n s = case byte a i of
      0x22# -> (# s, i +# 1#, I# n #)
      0x5C# -> case byte a (i +# 1#) of
        0x75# -> case hex4 a (i +# 2#) of
          u | isTrue# (u <# 0#) -> failure "four hexadecimal digits" (i +# 2#) s
            | isTrue# ((u <# 0xD800#) `orI#` (u ># 0xDFFF#)) ->
                case writeChar m n u s of (# s1, k #) -> decode m (i +# 6#) (n +# k) s1
            | isTrue# (u <# 0xDC00#), 0x5C# <- byte a (i +# 6#), 0x75# <- byte a (i +# 7#) ->
                case hex4 a (i +# 8#) of
                  low | isTrue# (low >=# 0xDC00#), isTrue# (low <=# 0xDFFF#) ->
                          case writeChar m n (pair u low) s of (# s1, k #) -> decode m (i +# 12#) (n +# k) s1
                      | otherwise -> failure "the second half of a surrogate pair" (i +# 6#) s
            | otherwise -> failure "a surrogate pair" i s
        0x6E# -> one 0x0A##
        0x22# -> one 0x22##
        0x5C# -> one 0x5C##
        0x2F# -> one 0x2F##
        0x74# -> one 0x09##
        0x72# -> one 0x0D##
        0x62# -> one 0x08##
        0x66# -> one 0x0C##
        _ -> failure "an escape: one of \"\\/bfnrtu" (i +# 1#) s
      b | isTrue# (b <# 0x20#) -> failure "a character of a string" i s
        | isTrue# (b <# 0x80#) -> decode m (i +# 1#) (n +# 1#) (writeWord8Array# m n (int2Word# b) s)
        | otherwise -> case sequenceAt a i of
            0# -> failure "UTF-8" i s
            k -> decode m (i +# k) (n +# k) (copyByteArray# a i m n k s)
      where
        one w = decode m (i +# 2#) (n +# 1#) (writeWord8Array# m n w s)
    pair high low = 0x10000# +# uncheckedIShiftL# (high -# 0xD800#) 10# +# (low -# 0xDC00#)

-- | Four hexadecimal digits; below zero when they are none.
hex4 :: ByteArray# -> Int# -> Int#
hex4 a i =
  orI# (orI# (digit 0# 12#) (digit 1# 8#)) (orI# (digit 2# 4#) (digit 3# 0#))
  where
    !(Table table) = hexDigits
    digit k shift = uncheckedIShiftL# (indexInt8OffAddr# table (byte a (i +# k))) shift

data Table = Table Addr#

-- | By byte: what a hexadecimal digit stands for, and -1 for everything else.
hexDigits :: Table
hexDigits =
  Table
  "\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\0\1\2\3\4\5\6\7\8\9\255\255\255\255\255\255\
  \\255\10\11\12\13\14\15\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\255\10\11\12\13\14\15\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\
  \\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255"#

-- | Writes a character; leaves how many bytes it took.
writeChar :: MutableByteArray# s -> Int# -> Int# -> State# s -> (# State# s, Int# #)
writeChar m n c s
  | isTrue# (c <# 0x80#) = (# put 0# c s, 1# #)
  | isTrue# (c <# 0x800#) = (# put 1# (tail6 0#) (put 0# (0xC0# +# shifted 6#) s), 2# #)
  | isTrue# (c <# 0x10000#) =
      (# put 2# (tail6 0#) (put 1# (tail6 6#) (put 0# (0xE0# +# shifted 12#) s)), 3# #)
  | otherwise =
      (# put 3# (tail6 0#) (put 2# (tail6 6#) (put 1# (tail6 12#) (put 0# (0xF0# +# shifted 18#) s))), 4# #)
  where
    put k b = writeWord8Array# m (n +# k) (int2Word# b)
    shifted k = uncheckedIShiftRL# c k
    tail6 k = 0x80# +# word2Int# (and# (int2Word# (shifted k)) 0x3F##)
{-# INLINE writeChar #-}
