{-# LANGUAGE ScopedTypeVariables #-}

-- | Shows what a contestant reads and writes, for the verification gate to judge.
module Check (check) where

import Contestant
import Control.Exception (SomeException, displayException, evaluate, try)
import Control.Monad (unless, zipWithM_)
import Data.ByteString (ByteString)
import qualified Data.ByteString as B
import qualified Data.ByteString.Builder as Builder
import qualified Data.ByteString.Char8 as C
import qualified Data.ByteString.Lazy as L
import Documents (load)
import System.Directory (renameFile)
import System.FilePath ((</>))

-- | For each line of the file of checks, from a line on: one file, with what there was for each document or why there was none.
check :: (String -> IO String) -> Contestant -> IO ()
check argument contestant = do
  checks <- lines <$> (readFile =<< argument "checks")
  from <- read <$> argument "from"
  out <- argument "out"
  let one n line = do
        found <- try (answers contestant (splitTabs line))
        case found of
          Right (kind, left) -> leave (out </> (show n <> kind)) left
          Left (e :: SomeException) ->
            leave (out </> (show n <> ".threw")) (C.pack (unwords (lines (displayException e)) <> "\n"))
  zipWithM_ one [from :: Int ..] (drop from checks)

splitTabs :: String -> [String]
splitTabs text = case break (== '\t') text of
  (field, _ : more) -> field : splitTabs more
  (field, []) -> [field]

-- | The kind of file, and what is in it.
answers :: Contestant -> [String] -> IO (String, ByteString)
answers contestant line = case line of
  [name, _, kind, path, sha256, count] -> do
    documents <- load path sha256 (read count)
    case open contestant kind name of
      Nothing -> fail (title contestant <> " does no " <> name <> " of " <> kind)
      Just (Operation make act show') -> do
        let answered document = evaluate . show' =<< evaluate . act =<< evaluate (make document)
        first <- mapM answered documents
        second <- mapM answered documents
        unless (map bytes first == map bytes second) (fail "two reads of one document gave different values")
        pure (if any isWritten first then ".bytes" else ".graph", frames (map bytes first))
  _ -> fail "expected a check of six fields"
  where
    bytes a = case a of
      Shown b -> b
      Written b -> b
    isWritten a = case a of
      Shown _ -> False
      Written _ -> True

-- | Each with its length before it, four bytes, the highest first.
frames :: [ByteString] -> ByteString
frames =
  L.toStrict . Builder.toLazyByteString . foldMap (\b -> Builder.int32BE (fromIntegral (B.length b)) <> Builder.byteString b)

-- | The file appears whole or not at all, because the lab looks while this goes on.
leave :: FilePath -> ByteString -> IO ()
leave path content = do
  B.writeFile (path <> ".tmp") content
  renameFile (path <> ".tmp") path
