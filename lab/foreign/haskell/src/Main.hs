-- | Measures libraries in Haskell for the lab, which starts it as @fork name=value...@ or @check name=value...@; docs/runners.md
-- is the contract of both.
module Main (main) where

import Check (check)
import Contestant
import qualified Contestants.AesonGeneric
import qualified Contestants.AesonTh
import qualified Contestants.AesonTree
import qualified Contestants.KeyvecGeneric
import qualified Contestants.KeyvecTree
import Fork (fork)
import System.Environment (getArgs)

contestants :: [Contestant]
contestants =
  [ Contestants.AesonTree.strict
  , Contestants.AesonTree.lazy
  , Contestants.AesonGeneric.contestant
  , Contestants.AesonTh.contestant
  , Contestants.KeyvecTree.contestant
  , Contestants.KeyvecGeneric.contestant
  ]

main :: IO ()
main = do
  words' <- getArgs
  case words' of
    verb : pairs -> do
      let argument name = maybe (fail ("expected an argument " <> name <> "=")) pure (lookup name (map pair pairs))
      driver <- argument "driver"
      contestant <- case [c | c <- contestants, title c == driver] of
        [c] -> pure c
        _ -> fail ("expected driver= one of " <> unwords (map title contestants) <> ", found " <> driver)
      case verb of
        "fork" -> fork argument contestant
        "check" -> check argument contestant
        _ -> fail ("expected fork or check, found " <> verb)
    [] -> fail "expected fork or check, found nothing"
  where
    pair text = let (name, value) = break (== '=') text in (name, drop 1 value)
