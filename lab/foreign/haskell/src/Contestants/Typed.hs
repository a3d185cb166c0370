-- | The four operations of a library that binds types, on one type.
module Contestants.Typed (typed) where

import Contestant
import Control.DeepSeq (NFData, force)
import Data.ByteString (ByteString)

-- | All that a value or a tree is made of is there at the end of each operation.
typed ::
  (NFData a, NFData t) =>
  -- | bytes to a value
  (ByteString -> a) ->
  -- | a value to bytes
  (a -> ByteString) ->
  -- | a tree to a value
  (t -> a) ->
  -- | a value to a tree
  (a -> t) ->
  -- | bytes to a tree
  (ByteString -> t) ->
  -- | a tree to bytes
  (t -> ByteString) ->
  String ->
  Maybe Operation
typed decode encode fromTree toTree parse print' name = case name of
  "read-bytes" -> Just (Operation id (force . decode) (Written . encode))
  "write-bytes" -> Just (Operation (force . decode) encode Written)
  "read-tree" -> Just (Operation (force . parse) (force . fromTree) (Written . encode))
  "write-tree" -> Just (Operation (force . decode) (force . toTree) (Written . print'))
  _ -> Nothing
{-# INLINE typed #-}
