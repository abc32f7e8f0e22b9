/**
 * Runs after `npm ci`, so that a machine that is offline later has all it needs. `npm start` installs both side by
 * side.
 */
import { ensureNode } from './prepare.mjs';

if (process.env.MASABASI_NODE !== 'apart') await ensureNode();
