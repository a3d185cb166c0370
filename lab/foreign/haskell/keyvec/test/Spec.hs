{-# LANGUAGE DeriveGeneric #-}
{-# LANGUAGE OverloadedStrings #-}
{-# LANGUAGE UnboxedSums #-}
{-# LANGUAGE UnboxedTuples #-}

module Main (main) where

import qualified Data.Aeson as Aeson
import Data.ByteString (ByteString)
import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import Data.Either (isLeft)
import GHC.Generics (Generic)
import Keyvec
import Test.Hspec
import Test.Hspec.QuickCheck (modifyMaxSuccess, prop)
import Test.QuickCheck hiding (Success)

data Shape = Dot | Circle Double | Box Int Int | Text {content :: String, size_ :: Maybe Int}
  deriving (Eq, Generic, Show)

instance FromJson Shape where
  decoder = genericDecoder settings

instance ToJson Shape where
  toValue = genericToValue settings
  written = genericWritten settings

newtype Tagged = Tagged Shape deriving (Eq, Show)

tagged :: Settings
tagged = settings {sums = TaggedObject "kind" "of", memberName = filter (/= '_')}

instance FromJson Tagged where
  decoder = case genericDecoder tagged of
    Decoder f -> Decoder $ \v -> case f v of
      (# x | #) -> (# Tagged x | #)
      (# | e #) -> (# | e #)

instance ToJson Tagged where
  toValue (Tagged x) = genericToValue tagged x
  written (Tagged x) = genericWritten tagged x

data Colour = Red | Green | Blue deriving (Bounded, Enum, Eq, Generic, Show)

instance FromJson Colour where
  decoder = genericDecoder settings

instance ToJson Colour where
  toValue = genericToValue settings
  written = genericWritten settings

main :: IO ()
main = hspec $ do
  describe "parse" $ do
    it "keeps the order of members and names that repeat" $
      parse "{\"b\":1,\"a\":[],\"b\":null}"
        `shouldBe` Right (Object (members [Member "b" (Whole 1), Member "a" (Array (values [])), Member "b" Null]))
    it "keeps numbers exactly" $ do
      parse "[0,-9223372036854775808,9223372036854775808,1.50,-2E-3,12345678901234567890.5]"
        `shouldBe` Right
          (Array (values
            [ Whole 0, Whole minBound, Decimal 9223372036854775808 0, Decimal 150 (-2), Decimal (-2) (-3)
            , Decimal 123456789012345678905 (-1) ]))
    it "decodes every escape" $
      parse "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00e9\\u3042\\ud83d\\ude00\"" `shouldBe` Right (String "\"\\/\b\f\n\r\tA\233\12354\128512")
    it "says what it expected and where" $ do
      let failed text = either (\e -> (expected e, found e, offset e, line e, column e)) (error . show) (parse text)
      failed "{\n \"a\" 1}" `shouldBe` ("':'", "'1'", 7, 2, 6)
      failed "" `shouldBe` ("a value", "the end of the document", 0, 1, 1)
      failed "[1]]" `shouldBe` ("the end of the document", "']'", 3, 1, 4)
      failed "\"\\ud800\\n\"" `shouldBe` ("a surrogate pair", "'\\\\'", 1, 1, 2)
      failed (C.replicate 501 '[') `shouldBe` ("at most 500 arrays and objects within each other", "'['", 500, 1, 501)
      failed (C.replicate 1001 '9') `shouldBe` ("a number of at most 1000 characters", "'9'", 0, 1, 1)
    it "refuses what RFC 8259 does not allow" $
      [text | text <- refused, not (isLeft (parse text))] `shouldBe` []
    modifyMaxSuccess (const 2000) $ do
      prop "reads what it wrote" $ \(Tree v) -> parse (encode v) === Right v
      prop "takes nothing that aeson refuses" $ \(Tree v) ->
        forAll (broken (encode v)) $ \text -> counterexample (show text) $ isLeft (parse text) || accepted text
      prop "reads doubles that are the nearest" $ \d -> (decode (C.pack (show (d :: Double))) :: Either String Double) === Right d
      prop "writes the shortest text of a double" $ \d -> decode (encode (d :: Double)) === Right d
  describe "types" $ do
    it "go there and back" $ do
      let shapes = [Dot, Circle 0.1, Box 1 (-2), Text "a\"\1\128512" Nothing, Text "" (Just 3)]
      encode shapes `shouldBe`
        "[{\"Dot\":[]},{\"Circle\":0.1},{\"Box\":[1,-2]},{\"Text\":{\"content\":\"a\\\"\\u0001\240\159\152\128\",\"size_\":null}},{\"Text\":{\"content\":\"\",\"size_\":3}}]"
      decode (encode shapes) `shouldBe` Right shapes
      decode (encode (toValue shapes)) `shouldBe` Right shapes
      map (decode . encode . Tagged) shapes `shouldBe` map (Right . Tagged) shapes
      encode (Tagged (Text "x" (Just 1))) `shouldBe` "{\"kind\":\"Text\",\"content\":\"x\",\"size\":1}"
      encode [minBound .. maxBound :: Colour] `shouldBe` "[\"Red\",\"Green\",\"Blue\"]"
      decode "[\"Blue\",\"Red\"]" `shouldBe` Right [Blue, Red]
    it "may have their members in any order, others among them, and lack what may be absent" $ do
      decode "{\"Text\":{\"size_\":1,\"x\":{},\"content\":\"a\"}}" `shouldBe` Right (Text "a" (Just 1))
      decode "{\"Text\":{\"content\":\"a\"}}" `shouldBe` Right (Text "a" Nothing)
    it "say where a fault is" $ do
      let fault text = either id show (decode text :: Either String [Shape])
      fault "[{\"Box\":[1,\"2\"]}]" `shouldBe` "expected a whole number of 64 bits, found \"2\" at /0/Box/1"
      fault "[{\"Text\":{}}]" `shouldBe` "expected a member \"content\", found an object of 0 at /0/Text"
      fault "[{\"Text\":{\"content\":\"\",\"content\":\"\"}}]" `shouldBe` "expected one member of that name, found several at /0/Text/content"
      fault "[{\"Disc\":1}]" `shouldBe` "expected one of Box Circle Dot Text, found \"Disc\" at /0"
  where
    refused :: [ByteString]
    refused =
      [ "", " ", "nul", "tru", "falsey", "[1,]", "[,1]", "{\"a\":1,}", "{a:1}", "{\"a\"}", "01", "-", "+1", "1.", ".5", "1e", "1e+", "NaN"
      , "\"\t\"", "\"\\x\"", "\"\\u12g4\"", "\"\\u\"", "\"abc", "\"\\", "\"\\udc00\"", "\"\\ud800\"", "\"\\ud800\\ud800\"", "[1 2]", "\239\187\191{}"
      , "\"\255\"", "\"\192\128\"", "\"\237\160\128\"", "\"\244\144\128\128\"", "\"\224\159\191\"", "\"\227\129\"", "[\"a\0b\"]", "1\0" ]

-- | Whether aeson reads it. It reads more than this library does, which counts how deep a document is and how long its numbers are.
accepted :: ByteString -> Bool
accepted text = case Aeson.eitherDecodeStrict' text :: Either String Aeson.Value of
  Right _ -> True
  Left _ -> False

-- | A document in which a byte was changed, dropped or doubled.
broken :: ByteString -> Gen ByteString
broken text = do
  i <- choose (0, max 0 (B.length text - 1))
  let (before, behind) = B.splitAt i text
  byte <- elements (B.unpack "{}[]\",:\\u0e-.tn \1\128\227")
  elements [before <> B.cons byte (B.drop 1 behind), before <> B.drop 1 behind, before <> B.take 1 behind <> behind]

newtype Tree = Tree Value deriving (Show)

instance Arbitrary Tree where
  arbitrary = Tree <$> sized tree
    where
      tree n =
        oneof $
          [ pure Null, Bool <$> arbitrary, Whole <$> arbitrary, String <$> text
          , decimal <$> arbitrary <*> choose (-30, -1)
          ]
            ++ [ Array . values <$> resize (n `div` 3) (listOf (tree (n `div` 3))) | n > 0 ]
            ++ [ Object . members <$> resize (n `div` 3) (listOf (Member <$> text <*> tree (n `div` 3))) | n > 0 ]
      text = fromString . getUnicodeString <$> arbitrary
      decimal c e = Decimal c e
