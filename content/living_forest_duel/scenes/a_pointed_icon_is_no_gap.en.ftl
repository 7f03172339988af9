title = An icon already pointed to does not help
caption = Winter’s action token already points to the only sun between Summer’s action token and the new place, so that sun does not help.
