title = The Masu works by itself
caption = With this switch B is not asked: the FOMUS Masu nullifies the first defeat it can, even where B would rather regenerate.
