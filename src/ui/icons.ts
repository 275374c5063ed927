/** The icons of the site, one place; named re-exports keep the bundle to those used. */
export {
  ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, BadgePercent, Bell, Bird, Building2, ChartNoAxesCombined, Check, Cherry, ChevronDown, ChevronLeft, ChevronRight,
  CircleAlert, CircleCheck, CircleHelp, CircleX, Clock, Clover, Coins, Copy, Crown, Dices, ExternalLink as ExternalLinkIcon, Eye, EyeOff, FileSignature, Fish, Flame, Gamepad2, Gift, HandCoins,
  Globe, Headset, Heart, History, House, ImagePlus, Info, KeyRound, Lock, LogIn, LogOut, Mail, MapPinOff, Maximize, Megaphone, Menu as MenuIcon, MessageCircle, Minimize, Minus, Monitor, Moon,
  PanelLeftClose, PanelLeftOpen, Pause, Phone, Play, ReceiptText, RefreshCw, RotateCcw, Search, Send, ShieldCheck, Smartphone, Spade,
  Star, Sun, Ticket, Trash2, TriangleAlert, Trophy, User, UserPlus, Users, Volleyball, Wallet, WifiOff, Wrench, X,
} from 'lucide-react';
