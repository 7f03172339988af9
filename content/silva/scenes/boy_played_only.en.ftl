title = Only played copies count: Boy
caption = With this switch C’s Boy (1), discarded by force, does not count. A’s is therefore the first copy and has no effect.
