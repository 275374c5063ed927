/** The brand's styles: fonts, then both themes. Imported once, by the app's entry. */
import './fonts.css';
import './themes.css';
