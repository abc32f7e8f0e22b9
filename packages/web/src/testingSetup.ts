import { afterEach, beforeEach } from 'vitest';
import { begin, end } from './testingScreen.tsx';

// Runs for each file of tests; what it calls lives as long as the page.
beforeEach(begin);
afterEach(end);
