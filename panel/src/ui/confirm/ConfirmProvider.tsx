import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { type Ask, ConfirmContext, type Question } from './confirm.ts';

// Most visits never ask; the dialog loads with the first question.
const ConfirmDialog = lazyPart(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

type Asked = { question: Question; answer: (yes: boolean) => void; open: boolean };

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setAsked((earlier) => {
          // A second question replaces the first, which then counts as ‘no’.
          earlier?.answer(false);
          return { question, answer: resolve, open: true };
        });
      }),
    [],
  );

  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setAsked((now) => now && { ...now, open: false });
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && (
        <ConfirmDialog {...asked.question} open={asked.open} onAnswer={answer} onClosed={() => setAsked(undefined)} />
      )}
    </ConfirmContext>
  );
}
