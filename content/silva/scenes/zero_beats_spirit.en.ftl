title = Young Kukunochi beats Spirit
caption = C is out; A and B meet one-on-one in the showdown. Young Kukunochi (0) wins against Spirit (8).
