import { DRAFT_HEADER, type NamedDraft, readDraftHeader } from '@masabasi/core/platform/call/draft';
import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from './errors.ts';

/**
 * The draft of the form that a write saves, or null.
 * @throws 400 for a header that names none
 */
export function namedDraft(headers: IncomingHttpHeaders): NamedDraft | null {
  const header = headers[DRAFT_HEADER];
  if (header === undefined) return null;
  const draft = typeof header === 'string' ? readDraftHeader(header) : null;
  if (draft === null) throw new HttpError(400, `'${DRAFT_HEADER}' başlığı bir taslağın adı ile numarası olmalı.`);
  return draft;
}
