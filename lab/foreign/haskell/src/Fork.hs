{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE CPP #-}
{-# LANGUAGE ExistentialQuantification #-}

-- | Measures one operation, and leaves an answer.
module Fork (fork) where

import Contestant
import Control.Exception (evaluate)
import Control.Monad (replicateM)
import Data.Array (Array, listArray, (!))
import Data.ByteString (ByteString)
import Data.IORef
import Data.List (intercalate)
import Data.Word (Word64)
import Documents (load)
import GHC.Clock (getMonotonicTimeNSec)
import GHC.Stats (RTSStats (..), getRTSStats)
import System.CPUTime (getCPUTime)
import System.Mem (getAllocationCounter, performMajorGC)

fork :: (String -> IO String) -> Contestant -> IO ()
fork argument contestant = do
  kind <- argument "type"
  name <- argument "operation"
  documents <- do
    path <- argument "document"
    sha256 <- argument "sha256"
    count <- argument "documents"
    load path sha256 (read count)
  [warmup, counted, millis] <- mapM (fmap read . argument) ["warmup", "iterations", "millis"]
  out <- argument "out"
  case open contestant kind name of
    Nothing -> fail (title contestant <> " does no " <> name <> " of " <> kind)
    Just operation -> do
      turns <- prepared operation documents
      -- The language compiles nothing while it runs, so there is nothing to wait for but caches.
      batch <- batchOf turns (fromIntegral millis * 50000)
      before <- replicateM warmup (iteration turns batch (fromIntegral millis * 1000000))
      performMajorGC
      measured <- replicateM counted (iteration turns batch (fromIntegral millis * 1000000))
      writeFile out $
        "{\"jvm\":\"GHC " <> __GLASGOW_HASKELL_FULL_VERSION__ <> "\",\"settling\":null,\"warmup\":" <> list before
          <> ",\"iterations\":" <> list measured <> "}\n"
  where
    list xs = "[" <> intercalate "," xs <> "]"

-- | An operation and what it is given, in turn.
data Turns = forall i o. Turns (i -> o) (Array Int i) Int (IORef Int)

prepared :: Operation -> [ByteString] -> IO Turns
prepared (Operation make act _) documents = do
  inputs <- mapM (evaluate . make) documents
  let count = length inputs
  Turns act (listArray (0, count - 1) inputs) count <$> newIORef 0

-- | Works so many times. What is worked on comes out of an array at an index that is only known now: of an input that never
-- changes the language would work out the result once, and share it.
times :: Turns -> Int -> IO ()
times (Turns act inputs documents turn) count = readIORef turn >>= go count
  where
    go 0 !t = writeIORef turn t
    go n !t = do
      _ <- evaluate (act (inputs ! t))
      go (n - 1) (if t + 1 == documents then 0 else t + 1)
{-# NOINLINE times #-}

-- | How many operations take so many nanoseconds, so that looking at the clock takes no time beside them.
batchOf :: Turns -> Word64 -> IO Int
batchOf turns long = go 1
  where
    go n = do
      start <- getMonotonicTimeNSec
      times turns n
      end <- getMonotonicTimeNSec
      if end - start >= long then pure n else go (2 * n)

-- | Works for so many nanoseconds; what that was like, as JSON. The collector runs in the thread that works, so its time is in
-- the operations'.
iteration :: Turns -> Int -> Word64 -> IO String
iteration turns batch long = do
  stats <- getRTSStats
  allocation <- getAllocationCounter
  cpu <- getCPUTime
  start <- getMonotonicTimeNSec
  let go !n = do
        times turns batch
        now <- getMonotonicTimeNSec
        if now - start >= long then pure (n + batch, now) else go (n + batch)
  (operations, end) <- go 0
  cpuEnd <- getCPUTime
  allocationEnd <- getAllocationCounter
  statsEnd <- getRTSStats
  let each x = show (x / fromIntegral operations :: Double)
      cpuNs = fromIntegral ((cpuEnd - cpu) `div` 1000)
  pure $
    "{\"operations\":" <> show operations
      <> ",\"wall_ns\":" <> each (fromIntegral (end - start))
      <> ",\"cpu_ns\":" <> each cpuNs
      <> ",\"bytes\":" <> each (fromIntegral (allocation - allocationEnd))
      <> ",\"process_cpu_ms\":" <> show (cpuNs / 1.0e6)
      <> ",\"gc_count\":" <> show (gcs statsEnd - gcs stats)
      <> ",\"gc_ms\":" <> show ((gc_elapsed_ns statsEnd - gc_elapsed_ns stats) `div` 1000000)
      <> ",\"jit_ms\":0,\"classes\":0}"
