title = The second transfer helps
caption = The first transfer brings B the wrong color, the second one a gray sword token, which stands for red.
