/** The icons of the site, one place; named re-exports keep the bundle to those used. */
export {
  ArrowDownToLine, ArrowUpFromLine, Bell, Building2, ChartNoAxesCombined, Check, ChevronDown, ChevronLeft, ChevronRight,
  CircleAlert, CircleCheck, CircleX, Clock, Coins, Copy, Crown, ExternalLink as ExternalLinkIcon, Eye, EyeOff, Fish, Flame, Gamepad2, Gift,
  Globe, Headset, Heart, History, House, Info, KeyRound, Lock, LogIn, LogOut, Mail, MapPinOff, Maximize, Megaphone, Menu as MenuIcon, MessageCircle, Minimize, Monitor, Moon,
  PanelLeftClose, PanelLeftOpen, Pause, Phone, Play, ReceiptText, RefreshCw, Search, Send, ShieldCheck, Smartphone, Spade,
  Star, Sun, Ticket, TriangleAlert, Trophy, User, UserPlus, Users, Wallet, WifiOff, Wrench, X,
} from 'lucide-react';
