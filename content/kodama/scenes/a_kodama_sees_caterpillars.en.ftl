title = After Metamorphosis
caption = The Season card changes caterpillars in the Growth phase only. In the Kodama phase only true fireflies count: 1, 1, and 2.
