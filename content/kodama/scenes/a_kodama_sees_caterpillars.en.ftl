title = After the metamorphosis
caption = The Season card changes caterpillars in the Growth phase only. In the Kodama phase a firefly is a firefly: 1, 1, and 2.
