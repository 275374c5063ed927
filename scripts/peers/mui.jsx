import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Autoplay, Navigation } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import 'swiper/css/navigation';

const CATEGORIES = ['Home', 'Slots', 'Live', 'Fish', 'Poker', 'Sports', 'E-sports', 'Lottery'];
const PLACES = ['Home', 'Invite', 'Bonus', 'Promotions', 'Support'];

/** The lobby of `scripts/bare`, of MUI's components and Swiper. */
function Lobby() {
  const [content, setContent] = useState({ banners: [], games: [] });
  useEffect(() => {
    void fetch('/games.json')
      .then((answer) => answer.json())
      .then(setContent);
  }, []);
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6">Lobby</Typography>
          <Tabs value="Home" textColor="inherit" sx={{ flexGrow: 1 }}>
            {CATEGORIES.map((name) => (
              <Tab key={name} value={name} label={name} />
            ))}
          </Tabs>
          <Button color="inherit">Log in</Button>
          <Button color="inherit" variant="outlined">
            Register
          </Button>
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex' }}>
        <List component="nav" sx={{ width: 200 }}>
          {PLACES.map((name) => (
            <ListItemButton key={name}>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
        <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
          <Swiper modules={[Autoplay, Navigation]} slidesPerView={2} navigation autoplay loop>
            {content.banners.map((banner) => (
              <SwiperSlide key={banner}>
                <img src={banner} alt="" width="100%" />
              </SwiperSlide>
            ))}
          </Swiper>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
            }}
          >
            {content.games.map(({ name, picture }) => (
              <Card key={picture}>
                <CardMedia component="img" image={picture} alt="" sx={{ aspectRatio: '3 / 4' }} />
                <CardContent>
                  <IconButton aria-label="Favourite">♡</IconButton>
                  <Typography variant="body2">{name}</Typography>
                </CardContent>
              </Card>
            ))}
          </Box>
        </Box>
      </Box>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Lobby />);
