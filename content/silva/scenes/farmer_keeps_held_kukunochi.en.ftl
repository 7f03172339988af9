title = A held Kukunochi cannot go back
caption = A held Kukunochi (10) before drawing for Farmer (7). Only drawn cards are returned, so Kukunochi stays, and A must play the card just kept.
