title = A covered Element
caption = The card touches 1 card only, but its corner lies on an Element. Every Element must stay in sight.
