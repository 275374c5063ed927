import { createRoot } from 'react-dom/client';
import '../brand/styles';
import '../ui/global.css';
import { connect } from './connection';
import { Viewer } from './Viewer';

const root = document.getElementById('root');
if (!root) throw new Error('inspector.html has no #root');
createRoot(root).render(<Viewer connection={connect()} />);
