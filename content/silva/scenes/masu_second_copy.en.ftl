title = The second Masu Craftsman
caption = B played the first copy of Masu Craftsman (6). A plays the second, declares FOMUS, and is the owner of the FOMUS Masu, for everyone to see.
