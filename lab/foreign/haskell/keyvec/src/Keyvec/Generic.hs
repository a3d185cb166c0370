{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE FlexibleContexts #-}
{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE OverloadedStrings #-}
{-# LANGUAGE ScopedTypeVariables #-}
{-# LANGUAGE TypeOperators #-}
{-# LANGUAGE UnboxedSums #-}
{-# LANGUAGE UnboxedTuples #-}

-- | Decoders and encoders of any type that is 'Generic'.
--
-- A constructor's fields are an object where they have names, an array where they have none, the field itself where there is one
-- without a name, and an empty array where there is none. What is known of the type is worked out once, when its decoder is first
-- used: names as UTF-8, in the order of the type, so that a document in that order is read without a search.
module Keyvec.Generic
  ( Settings (..)
  , Sums (..)
  , settings
  , genericDecoder
  , genericToValue
  , genericWritten
  , Writer
  , genericWriter
  , writerValue
  , writerWritten
  , GFrom
  , GTo
  ) where

import qualified Data.Map.Strict as Map
import Data.Proxy (Proxy (..))
import GHC.Exts (Int (..), RealWorld, SmallMutableArray#, State#, lazy, newSmallArray#, runRW#, unsafeFreezeSmallArray#, writeSmallArray#)
import GHC.Generics
import Keyvec.Decode
import Keyvec.Encode
import Keyvec.Print (Encoding)
import qualified Keyvec.Print as P
import Keyvec.Str
import Keyvec.Value

data Settings = Settings
  { memberName :: String -> String
    -- ^ from a field's name
  , constructorName :: String -> String
    -- ^ from a constructor's
  , sums :: Sums
    -- ^ how types of several constructors say which one it is
  , stringsOfNullary :: Bool
    -- ^ whether a type none of whose constructors has a field is a string
  }

data Sums
  = -- | @{"Constructor": fields}@
    ObjectWithSingleField
  | -- | @{"tag": "Constructor", "contents": fields}@, with these two names; fields with names stand beside the tag
    TaggedObject String String

-- | Names as they are, an object of one member, strings where no constructor has a field.
settings :: Settings
settings = Settings id id ObjectWithSingleField True

-- * Reading

-- | What stands behind a constructor's name: nothing, so that the value is always the same one, or its fields.
data Contents a
  = Constant a
  | Named (Value -> (# a | Fault #))
  | Unnamed (Value -> (# a | Fault #))

fields :: Contents a -> Value -> (# a | Fault #)
fields c v = case c of
  Constant x -> case v of
    Array list | size list == 0 -> (# x | #)
    _ -> mismatch "an empty array" v
  Named f -> f v
  Unnamed f -> f v

class GFrom f where
  cases :: Settings -> [(Str, Contents (f p))]

genericDecoder :: forall a. (Generic a, GFrom (Rep a)) => Settings -> Decoder a
genericDecoder s = case [(name, mapped to c) | (name, c) <- cases s] of
  [(_, only)] -> Decoder (fields only)
  many
    | stringsOfNullary s && length [() | (_, Constant _) <- many] == length many ->
        Decoder (constant (Map.fromList [(name, x) | (name, Constant x) <- many]))
    | ObjectWithSingleField <- sums s -> Decoder (single (Map.fromList many))
    | TaggedObject tag contents <- sums s ->
        Decoder (tagged (fromString tag) (fromString contents) (Map.fromList many))
  where
    constant table v = case v of
      String name | Just x <- Map.lookup name table -> (# x | #)
      _ -> mismatch (oneOf table) v
    single table v = case v of
      Object m | count m == 1, Member name inner <- memberAt m 0 -> case Map.lookup name table of
        Just c -> within (Name name) (fields c inner)
        Nothing -> mismatch (oneOf table) (String name)
      _ -> mismatch ("an object of one member, " <> oneOf table) v
    tagged tag contents table v = case v of
      Object m | Just (String name) <- Keyvec.Value.lookup tag m -> case Map.lookup name table of
        Just (Constant x) -> (# x | #)
        Just (Named f) -> f v
        Just (Unnamed f) -> case Keyvec.Value.lookup contents m of
          Just inner -> within (Name contents) (f inner)
          Nothing -> mismatch ("a member " <> show contents) v
        Nothing -> within (Name tag) (mismatch (oneOf table) (String name))
      _ -> mismatch ("an object with a member " <> show tag) v
    oneOf table = "one of " <> unwords (map toString (Map.keys table))

within :: Segment -> (# a | Fault #) -> (# a | Fault #)
within s r = case r of
  (# x | #) -> (# x | #)
  (# | f #) -> (# | inside s f #)
{-# INLINE within #-}

mapped :: (a -> b) -> Contents a -> Contents b
mapped g c = case c of
  Constant x -> let !y = g x in Constant y
  Named f -> Named (after f)
  Unnamed f -> Unnamed (after f)
  where
    after f v = case f v of
      (# x | #) -> let !y = g x in (# y | #)
      (# | fault #) -> (# | fault #)

instance GFrom f => GFrom (D1 d f) where
  cases s = [(name, mapped M1 c) | (name, c) <- cases s]

instance (GFrom f, GFrom g) => GFrom (f :+: g) where
  cases s = [(name, mapped L1 c) | (name, c) <- cases s] ++ [(name, mapped R1 c) | (name, c) <- cases s]

instance (Constructor c, GFields f) => GFrom (C1 c f) where
  cases s = [(fromString (constructorName s (conName con)), mapped M1 contents)]
    where
      con = undefined :: C1 c f p
      arity = fieldCount (Proxy :: Proxy f)
      Fields fromSlots = fromFields 0
      contents
        | arity == 0, (# x | #) <- fromSlots (values []) = Constant x
        | conIsRecord con = Named (record (members (fieldNames s (Proxy :: Proxy f))))
        | arity == 1 = Unnamed (\v -> renamed (const []) (fromSlots (values [v])))
        | otherwise = Unnamed elements
      record table v = case v of
        Object m -> case inOrder table m of
          (# slots | #) -> renamed (\i -> [Name (nameAt table i)]) (fromSlots slots)
          (# | fault #) -> (# | fault #)
        _ -> mismatch "an object" v
      elements v = case v of
        Array list | size list == arity -> renamed (\i -> [Index i]) (fromSlots list)
        _ -> mismatch ("an array of " <> show arity) v
      nameAt table i = case memberAt table i of Member name _ -> name

-- | A fault in a field is told the field's place as it is in the document.
renamed :: (Int -> [Segment]) -> (# a | Fault #) -> (# a | Fault #)
renamed place r = case r of
  (# x | #) -> (# x | #)
  (# | f@Fault {path = Index i : further} #) -> (# | f {path = place i ++ further} #)
  (# | f #) -> (# | f #)
{-# INLINE renamed #-}

-- | The values of an object's members in the order of a type's fields, each of which is a name and whether it may be absent.
inOrder :: Members -> Members -> (# Values | Fault #)
inOrder table m
  | count m == n && same 0 = (# picked id | #)
  | otherwise = search 0 []
  where
    !n = count table
    same i
      | i == n = True
      | Member a _ <- memberAt table i, Member b _ <- memberAt m i = a == b && same (i + 1)
    picked place = case n of
      I# size# -> case runRW# (\s0 -> case newSmallArray# size# Null s0 of
        (# s1, w #) -> case copied w place 0 s1 of
          s2 -> unsafeFreezeSmallArray# w s2) of
        (# _, a #) -> Values a
    copied :: SmallMutableArray# s Value -> (Int -> Int) -> Int -> State# s -> State# s
    copied w place i@(I# i#) s
      | i == n = s
      | Member _ v <- memberAt m (place i) = copied w place (i + 1) (writeSmallArray# w i# v s)
    search i found
      | i == n = (# values (reverse found) | #)
      | Member name (Bool optional) <- memberAt table i = case [v | Member other v <- toMembers m, other == name] of
          [v] -> search (i + 1) (v : found)
          [] | optional -> search (i + 1) (Null : found)
             | otherwise -> mismatch ("a member " <> show name) (Object m)
          _ -> (# | Fault [Name name] "one member of that name" "several" #)
      | otherwise = search (i + 1) found

-- | Not a newtype, for the same reason as 'Decoder'.
data Fields a = Fields (Values -> (# a | Fault #))

class GFields f where
  fieldCount :: Proxy f -> Int

  -- | Each with whether it may be absent.
  fieldNames :: Settings -> Proxy f -> [Member]

  -- | From the slots beginning with that one; a fault says which slot.
  fromFields :: Int -> Fields (f p)

instance GFields U1 where
  fieldCount _ = 0
  fieldNames _ _ = []
  fromFields _ = Fields (\_ -> (# U1 | #))

instance (GFields f, GFields g) => GFields (f :*: g) where
  fieldCount _ = fieldCount (Proxy :: Proxy f) + fieldCount (Proxy :: Proxy g)
  fieldNames s _ = fieldNames s (Proxy :: Proxy f) ++ fieldNames s (Proxy :: Proxy g)
  fromFields i = case fromFields i of
    Fields left -> case fromFields (i + fieldCount (Proxy :: Proxy f)) of
      Fields right -> Fields $ \slots -> case left slots of
        (# x | #) -> case right slots of
          (# y | #) -> (# x :*: y | #)
          (# | fault #) -> (# | fault #)
        (# | fault #) -> (# | fault #)

instance (Selector sel, FromJson a) => GFields (S1 sel (K1 r a)) where
  fieldCount _ = 1
  fieldNames s _ = [Member (fromString (memberName s (selName (undefined :: S1 sel (K1 r a) p)))) (Bool optional)]
    where
      optional = case (absent :: Maybe a) of
        Just _ -> True
        Nothing -> False
  -- The decoder is looked at when there is a value, because that of a recursive type is made of itself. It is marked as dear, or the
  -- compiler would find it cheap enough to make for each value.
  fromFields i = Fields $ \slots -> case one of
    Decoder f -> case f (at slots i) of
      (# x | #) -> (# M1 (K1 x) | #)
      (# | fault #) -> (# | inside (Index i) fault #)
    where
      one = lazy (decoder :: Decoder a)

-- * Writing

-- | Both ways out of a type.
data Writer a = Writer
  { writerValue :: a -> Value
  , writerWritten :: a -> Encoding
  }

genericWriter :: (Generic a, GTo (Rep a)) => Settings -> Writer a
genericWriter s = case writer s of
  Writer v w -> Writer (v . from) (w . from)

genericToValue :: (Generic a, GTo (Rep a)) => Settings -> a -> Value
genericToValue s = writerValue (genericWriter s)

genericWritten :: (Generic a, GTo (Rep a)) => Settings -> a -> Encoding
genericWritten s = writerWritten (genericWriter s)

class GTo f where
  writer :: Settings -> Writer (f p)

instance GConstructors f => GTo (D1 d f) where
  writer s = case constructor s shape of Writer v w -> Writer (v . unM1) (w . unM1)
    where
      (several, allNullary) = kind (Proxy :: Proxy f)
      shape
        | not several = Alone
        | allNullary && stringsOfNullary s = Text
        | otherwise = case sums s of
            ObjectWithSingleField -> Single
            TaggedObject tag contents -> Beside (fromString tag) (fromString contents)

-- | Where a constructor's name goes.
data Shape = Alone | Text | Single | Beside Str Str

class GConstructors f where
  -- | Whether there are several, and whether none has a field.
  kind :: Proxy f -> (Bool, Bool)

  constructor :: Settings -> Shape -> Writer (f p)

instance (GConstructors f, GConstructors g) => GConstructors (f :+: g) where
  kind _ = (True, snd (kind (Proxy :: Proxy f)) && snd (kind (Proxy :: Proxy g)))
  constructor s shape = case constructor s shape of
    Writer lv lw -> case constructor s shape of
      Writer rv rw -> Writer (either' lv rv) (either' lw rw)
    where
      either' l r x = case x of
        L1 a -> l a
        R1 b -> r b

instance (Constructor c, GParts f) => GConstructors (C1 c f) where
  kind _ = (False, partCount (Proxy :: Proxy f) == 0)
  constructor s shape = case shape of
    Alone -> Writer bareValue bareWritten
    Text -> let v = String name; w = P.raw (fixed (P.string name)) in Writer (const v) (const w)
    Single ->
      Writer
        (\x -> Object (members [Member name (bareValue x)]))
        (let opening = P.raw (fixed (P.raw "{" <> P.string name <> P.raw ":"))
         in \x -> opening <> bareWritten x <> P.raw "}")
    Beside tag contents
      | conIsRecord con ->
          Writer
            (\x -> Object (members (Member tag (String name) : namedParts x)))
            (\x -> P.object ((tag, P.string name) : [(n, P.printed v) | Member n v <- namedParts x]))
      | arity == 0 ->
          Writer (const (Object (members [Member tag (String name)]))) (const (P.object [(tag, P.string name)]))
      | otherwise ->
          Writer
            (\x -> Object (members [Member tag (String name), Member contents (bareValue x)]))
            (\x -> P.object [(tag, P.string name), (contents, bareWritten x)])
    where
      con = undefined :: C1 c f p
      name = fromString (constructorName s (conName con))
      arity = partCount (Proxy :: Proxy f)
      Parts fillNamed writeNamed = parts s 0
      Parts fillListed writeListed = listed 0
      namedParts (M1 x) = toMembers (filledMembers arity fillNamed x)
      bareValue
        | conIsRecord con = \(M1 x) -> Object (filledMembers arity fillNamed x)
        | arity == 1 = \(M1 x) -> at (filledValues 1 fillListed x) 0
        | otherwise = \(M1 x) -> Array (filledValues arity fillListed x)
      bareWritten
        | conIsRecord con = \(M1 x) -> P.raw "{" <> P.Encoding (writeNamed x) <> P.raw "}"
        | arity == 1 = \(M1 x) -> P.Encoding (writeListed x)
        | otherwise = \(M1 x) -> P.raw "[" <> P.Encoding (writeListed x) <> P.raw "]"

-- | What is the same in every document, written once.
fixed :: Encoding -> Str
fixed = fromBytes . P.toBytes

-- | A constructor's fields, put into an array; and written, each with what stands before it.
--
-- Functions of as many arguments as can be: one that returned an encoding would make a closure for each field.
data Parts e a = Parts (Filling e a) (a -> P.Buffer -> State# RealWorld -> State# RealWorld)

-- | Puts a value's elements where they belong.
type Filling e a = a -> Slots e -> State# RealWorld -> State# RealWorld

data Slots e = Slots (SmallMutableArray# RealWorld e)

filledValues :: Int -> Filling Value a -> a -> Values
filledValues (I# n) f x = case runRW# make of (# _, a #) -> Values a
  where
    make s0 = case newSmallArray# n Null s0 of
      (# s1, m #) -> case f x (Slots m) s1 of s2 -> unsafeFreezeSmallArray# m s2

filledMembers :: Int -> Filling Member a -> a -> Members
filledMembers (I# n) f x = case runRW# make of (# _, a #) -> Members a
  where
    make s0 = case newSmallArray# n none s0 of
      (# s1, m #) -> case f x (Slots m) s1 of s2 -> unsafeFreezeSmallArray# m s2

-- | What an array holds until it is filled.
none :: Member
none = Member (fromString "") Null
{-# NOINLINE none #-}

class GParts f where
  partCount :: Proxy f -> Int

  -- | From the field of that index on, with names.
  parts :: Settings -> Int -> Parts Member (f p)

  -- | The same without.
  listed :: Int -> Parts Value (f p)

instance GParts U1 where
  partCount _ = 0
  parts _ _ = Parts (\_ _ s -> s) (\_ _ s -> s)
  listed _ = Parts (\_ _ s -> s) (\_ _ s -> s)

instance (GParts f, GParts g) => GParts (f :*: g) where
  partCount _ = partCount (Proxy :: Proxy f) + partCount (Proxy :: Proxy g)
  parts s i = both (parts s i) (parts s (i + partCount (Proxy :: Proxy f)))
  listed i = both (listed i) (listed (i + partCount (Proxy :: Proxy f)))

both :: Parts e (f p) -> Parts e (g p) -> Parts e ((f :*: g) p)
both (Parts lf lw) (Parts rf rw) =
  Parts (\(x :*: y) m s -> rf y m (lf x m s)) (\(x :*: y) b s -> rw y b (lw x b s))

instance (Selector sel, ToJson a) => GParts (S1 sel (K1 r a)) where
  partCount _ = 1
  parts s i@(I# i#) =
    Parts
      (\(M1 (K1 x)) (Slots m) s0 -> let !v = toValue x in writeSmallArray# m i# (Member name v) s0)
      (\(M1 (K1 x)) b s0 -> writing (written x) b (writing (P.raw before) b s0))
    where
      !name = fromString (memberName s (selName (undefined :: S1 sel (K1 r a) p)))
      !before = fixed ((if i == 0 then mempty else P.comma) <> P.string name <> P.raw ":")
  listed i@(I# i#)
    | i == 0 = Parts filling (\(M1 (K1 x)) b s -> writing (written x) b s)
    | otherwise = Parts filling (\(M1 (K1 x)) b s -> writing (written x) b (writing P.comma b s))
    where
      filling (M1 (K1 x)) (Slots m) s = let !v = toValue x in writeSmallArray# m i# v s

writing :: Encoding -> P.Buffer -> State# RealWorld -> State# RealWorld
writing (P.Encoding f) = f
{-# INLINE writing #-}
