title = Metamorphosis
caption = In this Growth phase each caterpillar counts as a firefly. The caterpillar of the placed card joins the 2 fireflies below: 3 points.
