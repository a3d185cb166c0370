{-# LANGUAGE CPP #-}
{-# LANGUAGE DeriveGeneric #-}

-- | aeson, with instances that go through the language's generic representation.
module Contestants.AesonGeneric (contestant) where

import Contestant
import Contestants.Typed (typed)
import Control.DeepSeq (NFData (..))
import Data.Aeson
import Data.ByteString (ByteString)
import qualified Data.ByteString.Lazy as L
import GHC.Generics (Generic)

#include "datatypes.inc"

contestant :: Contestant
contestant = Contestant "aeson-generic" $ \kind name -> case kind of
  "d" -> typed (decoded :: Decoded T) encoded converted toJSON tree encoded name
  "bigrecord" -> typed (decoded :: Decoded BigRecord) encoded converted toJSON tree encoded name
  "bigproduct" -> typed (decoded :: Decoded BigProduct) encoded converted toJSON tree encoded name
  "bigsum" -> typed (decoded :: Decoded BigSum) encoded converted toJSON tree encoded name
  _ -> Nothing
  where
    tree bytes = decoded bytes :: Value
    encoded x = L.toStrict (encode x)

#include "aeson.inc"

instance ToJSON a => ToJSON (D a) where
  toJSON = genericToJSON options
  toEncoding = genericToEncoding options

instance FromJSON a => FromJSON (D a) where
  parseJSON = genericParseJSON options

instance ToJSON BigRecord where
  toJSON = genericToJSON options
  toEncoding = genericToEncoding options

instance FromJSON BigRecord where
  parseJSON = genericParseJSON options

instance ToJSON BigProduct where
  toJSON = genericToJSON options
  toEncoding = genericToEncoding options

instance FromJSON BigProduct where
  parseJSON = genericParseJSON options

instance ToJSON BigSum where
  toJSON = genericToJSON options
  toEncoding = genericToEncoding options

instance FromJSON BigSum where
  parseJSON = genericParseJSON options

options :: Options
options = defaultOptions {sumEncoding = ObjectWithSingleField}
