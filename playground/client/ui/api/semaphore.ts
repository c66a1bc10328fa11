/** Runs jobs one after the other, in the order they came (client/utils Semaphore with one place). */
export class RenderQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** The job's own result; a failed job does not stop the next one. */
  add<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#last.then(job, job);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
