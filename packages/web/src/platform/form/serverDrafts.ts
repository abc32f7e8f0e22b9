import { draftHeader } from '@masabasi/core/platform/call/draft';
import { EN_COK_TASLAK_YAZISI, gecerliTaslak, sonrakiSira, type TaslakKopyasi } from '@masabasi/core/masa/taslak/rules';
import { useState } from 'react';
import { taslak } from '../../calls/taslak.ts';
import { useEndpoint } from '../call/api.ts';
import { ApiError, call, gecici } from '../call/cagri.ts';
import { dropDraft, keepAll, keepDraft, type KeptDraft, readDraft, type SavedDraft, whileSending } from './drafts.ts';
import { jetonuAl } from '../call/jeton.ts';
import { simdi } from '../call/sunucuSaati.ts';

/**
 * Drafts on the server beside those of this tab: stored here at once and there at the next pause, one call at a time
 * for each draft. Every version has a number, so that a late one never replaces a newer one. A failed call is repeated
 * until it arrives.
 */

const PAUSE_MS = 700;
const RETRY_MS = [2000, 5000, 15_000, 60_000];

interface Line {
  readonly name: string;
  readonly owner: string | undefined;
  /** The highest known number. */
  seq: number;
  /** The version to send; null when the server has everything. */
  wanted: TaslakKopyasi | null;
  /** The version that the server is known to have. */
  there: string | null;
  /** The number of the save on its way; null: there is none. */
  saving: number | null;
  busy: Promise<void> | null;
  failed: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}
const lines = new Map<string, Line>();

const seqName = (name: string) => `${name}.sira`;
const hereSeq = (name: string): number => {
  const kept = readDraft(seqName(name));
  return kept !== null && 'sira' in kept ? Number(kept.sira) : 0;
};
const here = (name: string): TaslakKopyasi | null => {
  const values = readDraft(name);
  return values === null ? null : { deger: JSON.stringify(values), sira: hereSeq(name) };
};

/** True for a version that a save on its way contains: it waits for the answer, and is sent if the save failed. */
const waits = ({ wanted, saving }: Line): boolean => wanted !== null && saving !== null && wanted.sira < saving;

/** Sends the wanted version once. A newer version goes with the next call. */
async function send(line: Line, keepalive: boolean): Promise<void> {
  const { name: Anahtar, wanted } = line;
  if (wanted === null || jetonuAl()?.UserName !== line.owner) return;
  const o = { relogin: false, keepalive };
  try {
    const answer =
      wanted.deger === null
        ? await call(taslak.taslakSil, { Anahtar, Sira: wanted.sira }, o)
        : await call(taslak.taslakYaz, { Anahtar, Deger: wanted.deger, Sira: wanted.sira }, o);
    line.failed = 0;
    if (answer.durum) line.seq = Math.max(line.seq, answer.Sira);
    if (line.wanted !== wanted || waits(line)) return;
    // The clock of another computer is ahead of this one, but this text was typed now.
    if (answer.durum && !answer.Yazildi) line.wanted = { ...wanted, sira: sonrakiSira(simdi(), line.seq) };
    else {
      line.wanted = null;
      line.there = wanted.deger;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    line.failed++;
    // A version that the server refuses stays only in this tab.
    if (!gecici(error.status) && error.status !== 401 && error.status !== 429 && line.wanted === wanted)
      line.wanted = null;
  }
}

function later(line: Line, ms: number): void {
  clearTimeout(line.timer);
  line.timer = setTimeout(() => void goOn(line), ms);
}
/** Sends versions one after the other until none is left or one fails. */
function goOn(line: Line): Promise<void> {
  clearTimeout(line.timer);
  line.busy ??= (async () => {
    while (line.wanted !== null && !waits(line)) {
      await send(line, false);
      if (line.failed > 0 || jetonuAl()?.UserName !== line.owner) break;
    }
    line.busy = null;
    if (line.wanted !== null && !waits(line))
      later(line, RETRY_MS[Math.min(line.failed, RETRY_MS.length) - 1] ?? PAUSE_MS);
  })();
  return line.busy;
}

function want(line: Line, deger: string | null): void {
  if (deger === (line.wanted === null ? line.there : line.wanted.deger)) return;
  line.seq = sonrakiSira(simdi(), line.seq);
  line.wanted = { deger, sira: line.seq };
  keepDraft(seqName(line.name), { sira: line.seq });
  // A saved or discarded draft is deleted at once.
  if (deger === null) void goOn(line);
  else if (line.busy === null) later(line, PAUSE_MS);
}

/** A save of the text typed so far. Text typed while the save is on its way gets a higher number and stays. */
function saveOf(line: Line): SavedDraft | null {
  if (line.wanted === null && line.there === null && line.busy === null) return null;
  const seq = sonrakiSira(simdi(), line.seq);
  line.seq = seq;
  line.saving = seq;
  return {
    header: draftHeader({ name: line.name, seq }),
    end: (saved) => {
      if (line.saving === seq) line.saving = null;
      if (saved && line.seq === seq) {
        line.wanted = null;
        line.there = null;
      }
      if (line.wanted !== null) later(line, PAUSE_MS);
    },
  };
}

whileSending(() => Promise.all([...lines.values()].map(goOn)));
/** The page may close in a moment: calls on their way count for nothing then. */
function leaving(): void {
  keepAll();
  for (const line of lines.values()) if (line.wanted !== null) void send(line, true);
}
window.addEventListener('pagehide', leaving);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') leaving();
});

function opened(name: string, version: number | undefined, there: TaslakKopyasi | null): KeptDraft {
  const owner = jetonuAl()?.UserName;
  const old = lines.get(name);
  const seq = Math.max(there?.sira ?? 0, hereSeq(name));
  const line: Line =
    old?.owner === owner && old !== undefined
      ? old
      : { name, owner, seq, wanted: null, there: null, saving: null, busy: null, failed: 0, timer: undefined };
  if (line.wanted === null) line.there = there?.deger ?? null;
  line.seq = Math.max(line.seq, seq);
  lines.set(name, line);
  const valid = gecerliTaslak(here(name), there);
  if (valid?.deger == null) dropDraft(name);
  const found: unknown = valid?.deger == null ? null : JSON.parse(valid.deger);
  return {
    name,
    version,
    found: typeof found === 'object' ? found : null,
    keep: (values) => {
      keepDraft(name, values);
      const deger = JSON.stringify(values);
      if (deger.length <= EN_COK_TASLAK_YAZISI) want(line, deger);
    },
    drop: () => {
      dropDraft(name);
      want(line, null);
    },
    save: () => saveOf(line),
  };
}

/**
 * A draft that the server stores, too: the `draft` of `useForm`. Undefined while it is read; a form that opens before
 * that would begin without the text from elsewhere.
 * @param version for a record: its version when the form opens
 */
export function useServerDraft(name: string, version?: number): KeptDraft | undefined {
  const { data, isFetching } = useEndpoint(
    taslak.taslakOku,
    { Anahtarlar: [name] },
    { refetchOnMount: 'always', staleTime: Infinity },
  );
  const [draft, setDraft] = useState<KeptDraft>();
  if (draft?.name === name) return draft;
  if (isFetching) return undefined;
  const row = data?.taslaklar[0];
  const read = opened(name, version, row ? { deger: row.Deger, sira: row.Sira } : null);
  setDraft(read);
  return read;
}
