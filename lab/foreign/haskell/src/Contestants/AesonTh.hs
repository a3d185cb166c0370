{-# LANGUAGE CPP #-}
{-# LANGUAGE DeriveGeneric #-}
{-# LANGUAGE TemplateHaskell #-}

-- | aeson, with instances that Template Haskell wrote.
module Contestants.AesonTh (contestant) where

import Contestant
import Contestants.Typed (typed)
import Control.DeepSeq (NFData (..))
import Data.Aeson
import Data.Aeson.TH (deriveJSON)
import Data.ByteString (ByteString)
import qualified Data.ByteString.Lazy as L
import GHC.Generics (Generic)

#include "datatypes.inc"

deriveJSON defaultOptions {sumEncoding = ObjectWithSingleField} ''D
deriveJSON defaultOptions {sumEncoding = ObjectWithSingleField} ''BigRecord
deriveJSON defaultOptions {sumEncoding = ObjectWithSingleField} ''BigProduct
deriveJSON defaultOptions {sumEncoding = ObjectWithSingleField} ''BigSum

contestant :: Contestant
contestant = Contestant "aeson-th" $ \kind name -> case kind of
  "d" -> typed (decoded :: Decoded T) encoded converted toJSON tree encoded name
  "bigrecord" -> typed (decoded :: Decoded BigRecord) encoded converted toJSON tree encoded name
  "bigproduct" -> typed (decoded :: Decoded BigProduct) encoded converted toJSON tree encoded name
  "bigsum" -> typed (decoded :: Decoded BigSum) encoded converted toJSON tree encoded name
  _ -> Nothing
  where
    tree bytes = decoded bytes :: Value
    encoded x = L.toStrict (encode x)

#include "aeson.inc"
