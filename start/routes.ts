import '#start/routes/home'
