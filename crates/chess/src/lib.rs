//! Chess and Chess960: rules and notations.
