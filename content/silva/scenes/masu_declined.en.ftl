title = The Masu is declined
caption = The owner may let the defeat happen. B is eliminated, and the FOMUS Masu is gone as well.
