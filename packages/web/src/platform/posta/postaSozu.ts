import { postaSozu } from '@masabasi/core/platform/posta/rules';
import { useYetki } from '../session/oturum.ts';

/** The toast about mails that were just put into the outbox. */
export function usePostaSozu() {
  const { PostaGider } = useYetki();
  return (ne: string, metin?: string) => postaSozu(ne, PostaGider, metin);
}
