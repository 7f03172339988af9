title = Spirit exchanges hands
caption = A plays Spirit (8) and receives Kukunochi (10) from B. Nothing is discarded, so nothing regenerates. A and B know each other’s card; C once looked at Kukunochi and now knows A’s hand.
