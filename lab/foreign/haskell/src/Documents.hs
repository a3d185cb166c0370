{-# LANGUAGE OverloadedStrings #-}

-- | The bytes to be read: those that were planned, and no others.
module Documents (load) where

import Control.Monad (unless)
import qualified Crypto.Hash.SHA256 as SHA256
import Data.ByteString (ByteString)
import qualified Data.ByteString as B
import qualified Data.ByteString.Builder as Builder
import qualified Data.ByteString.Char8 as C
import qualified Data.ByteString.Lazy as L

-- | The document of a file, or the documents that are its lines where there are several.
load :: FilePath -> String -> Int -> IO [ByteString]
load path sha256 count = do
  bytes <- B.readFile path
  let found = L.toStrict (Builder.toLazyByteString (Builder.byteStringHex (SHA256.hash bytes)))
  unless (found == C.pack sha256) $
    fail (path <> " is not the planned document: expected SHA-256 " <> sha256 <> ", found " <> C.unpack found)
  let documents = if count == 1 then [bytes] else C.lines bytes
  unless (length documents == count) $
    fail (path <> ": expected " <> show count <> " documents, found " <> show (length documents))
  pure documents
