title = A branch without bark
caption = The card lies on 1 card and covers nothing, but the end of its branch is not on bark. It must look like a growing branch.
