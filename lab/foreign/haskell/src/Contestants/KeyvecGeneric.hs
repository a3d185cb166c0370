{-# LANGUAGE CPP #-}
{-# LANGUAGE DeriveGeneric #-}

-- | The library that is next door, with instances that go through the language's generic representation.
module Contestants.KeyvecGeneric (contestant) where

import Contestant
import Contestants.Typed (typed)
import Control.DeepSeq (NFData (..))
import Control.Exception (displayException)
import Data.ByteString (ByteString)
import GHC.Generics (Generic)
import Keyvec

#include "datatypes.inc"

contestant :: Contestant
contestant = Contestant "keyvec-generic" $ \kind name -> case kind of
  "d" -> typed (decoded :: Decoded T) encode converted tree parsed printed name
  "bigrecord" -> typed (decoded :: Decoded BigRecord) encode converted tree parsed printed name
  "bigproduct" -> typed (decoded :: Decoded BigProduct) encode converted tree parsed printed name
  "bigsum" -> typed (decoded :: Decoded BigSum) encode converted tree parsed printed name
  _ -> Nothing
  where
    tree x = Tree (toValue x)
    parsed = Tree . either (error . displayException) id . parse
    printed (Tree v) = encode v

type Decoded a = ByteString -> a

decoded :: FromJson a => ByteString -> a
decoded = either error id . decode

converted :: FromJson a => Tree -> a
converted = let value = convert in \(Tree v) -> either (error . show) id (value v)

-- | This library's tree, all of which is made when it is.
newtype Tree = Tree Value

instance NFData Tree where
  rnf (Tree v) = v `seq` ()

instance FromJson a => FromJson (D a) where
  decoder = genericDecoder settings

instance ToJson a => ToJson (D a) where
  toValue = genericToValue settings
  written = genericWritten settings

instance FromJson BigRecord where
  decoder = genericDecoder settings

instance ToJson BigRecord where
  toValue = genericToValue settings
  written = genericWritten settings

instance FromJson BigProduct where
  decoder = genericDecoder settings

instance ToJson BigProduct where
  toValue = genericToValue settings
  written = genericWritten settings

instance FromJson BigSum where
  decoder = genericDecoder settings

instance ToJson BigSum where
  toValue = genericToValue settings
  written = genericWritten settings
