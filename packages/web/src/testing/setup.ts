import { afterEach, beforeEach } from 'vitest';
import { begin, end } from './screen.tsx';

// Runs for each test file. The called functions live as long as the page.
beforeEach(begin);
afterEach(end);
