"""What is seen and touched: the widgets of silva-kit, for any host of anywidget."""
