/** The brand's looks: fonts, then both themes. Imported once, by the app's entry. */
import './fonts.css';
import './themes.css';
