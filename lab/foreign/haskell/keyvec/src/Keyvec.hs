-- | JSON whose objects are vectors of keys and values: read strictly, kept in order, and quick to make.
--
-- > data User = User {name :: String, age :: Maybe Int} deriving Generic
-- > instance FromJson User where decoder = genericDecoder settings
-- > instance ToJson User where toValue = genericToValue settings; written = genericWritten settings
-- >
-- > decode "{\"name\":\"Ada\"}" :: Either String User
module Keyvec
  ( -- * Trees
    parse
  , ParseError (..)
  , Value (..)
  , Member (..)
  , Members
  , Values
  , values
  , members
  , toList
  , toMembers
  , Keyvec.Value.lookup
  , toDouble
  , Str
  , fromString
  , toString
  , utf16Length
  , detach

    -- * Types
  , FromJson (..)
  , Decoder (..)
  , Fault (..)
  , Segment (..)
  , decode
  , convert
  , pointer
  , ToJson (..)
  , encode
  , Settings (..)
  , Sums (..)
  , settings
  , genericDecoder
  , genericWriter
  , writerValue
  , writerWritten
  , genericToValue
  , genericWritten
  ) where

import Keyvec.Decode
import Keyvec.Encode
import Keyvec.Generic
import Keyvec.Parse
import Keyvec.Str
import Keyvec.Value
