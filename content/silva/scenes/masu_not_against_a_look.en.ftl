title = No Masu against a look or an exchange
caption = The FOMUS Masu nullifies a defeat and nothing else: Recon Team (3) looks at B’s hand, Spirit (8) takes it, and B still has the Masu.
