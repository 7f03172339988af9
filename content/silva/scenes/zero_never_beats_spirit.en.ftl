title = Young Kukunochi has no special win
caption = With this switch only levels count: Spirit (8) wins against Young Kukunochi (0).
