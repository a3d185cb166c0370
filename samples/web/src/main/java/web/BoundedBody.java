package web;

import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;
import org.jspecify.annotations.Nullable;

/** All bytes of an answer, of at most so many. From JDK 25 on, BodySubscribers.limiting does it. */
final class BoundedBody implements BodySubscriber<byte[]> {

  private final BodySubscriber<byte[]> all = BodySubscribers.ofByteArray();
  private final long most;
  private long read;
  private @Nullable Subscription subscription;

  BoundedBody(long most) {
    this.most = most;
  }

  @Override
  public void onSubscribe(Subscription subscription) {
    this.subscription = subscription;
    all.onSubscribe(subscription);
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    if (read > most) {
      return; // what was on its way when the answer was given up
    }
    for (ByteBuffer buffer : buffers) {
      read += buffer.remaining();
    }
    if (read > most) {
      Objects.requireNonNull(subscription).cancel();
      all.onError(new BoundedStream.TooLong(most));
    } else {
      all.onNext(buffers);
    }
  }

  @Override
  public void onError(Throwable failure) {
    all.onError(failure);
  }

  @Override
  public void onComplete() {
    all.onComplete();
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return all.getBody();
  }
}
