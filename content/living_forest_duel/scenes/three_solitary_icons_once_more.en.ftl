title = Three solitary icons once more
caption = Summer has forfeited an action token for the third solitary icon already; then a herd icon came. A third icon once more costs nothing. Winter reaches 4.
