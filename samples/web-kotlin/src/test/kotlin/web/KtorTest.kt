package web

import io.ktor.client.HttpClient
import io.ktor.client.call.body
import io.ktor.client.request.accept
import io.ktor.client.request.post
import io.ktor.client.request.setBody
import io.ktor.client.statement.HttpResponse
import io.ktor.client.statement.bodyAsText
import io.ktor.http.ContentType
import io.ktor.http.HttpHeaders
import io.ktor.http.HttpStatusCode
import io.ktor.http.content.TextContent
import io.ktor.http.contentType
import io.ktor.serialization.JsonConvertException
import io.ktor.server.application.Application
import io.ktor.server.application.install
import io.ktor.server.plugins.BadRequestException
import io.ktor.server.plugins.contentnegotiation.ContentNegotiation
import io.ktor.server.plugins.statuspages.StatusPages
import io.ktor.server.request.receive
import io.ktor.server.response.respond
import io.ktor.server.routing.post
import io.ktor.server.routing.routing
import io.ktor.server.testing.testApplication
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import streak.Json
import streak.JsonException
import streak.JsonName
import streak.Streak

@Json
data class User(val name: String, val age: Int, @JsonName("eye_color") val eyes: String? = null) {
  init {
    require(age >= 0) { "the table users holds no age below 0" }
  }
}

@Json data class Page<T>(val items: List<T>, val total: Int = items.size)

@Json data class Problem(val status: Int, val title: String, val detail: String)

/** No adapter. */
data class Note(val text: String)

// @start region="server"
fun Application.json() {
  install(ContentNegotiation) {
    val converter = StreakConverter(Streak.create(), most = 1_000_000)
    register(ContentType.Application.Json, converter)
    register(ContentType("application", "vnd.shop+json"), converter) // by its name
  }
  install(StatusPages) {
    exception<BadRequestException> { call, e ->
      val bad = generateSequence<Throwable>(e) { it.cause }.find { it is JsonConvertException }
      val detail = bad?.message ?: "expected another request"
      call.respond(HttpStatusCode.BadRequest, Problem(400, "Bad Request", detail))
    }
  }
}

// @end

/** Ktor's server and client. */
class KtorTest {

  private val ann = User("Ann", 41, "green")
  private val json = """{"name":"Ann","age":41,"eye_color":"green"}"""

  private fun Application.shop() {
    json()
    routing {
      post("/user") { call.respond(call.receive<User>()) }
      post("/users") { call.respond(call.receive<List<User>>()) }
      post("/page") { call.respond(call.receive<Page<User?>>()) }
      post("/any") { call.respond(call.receive<User>() as Any) }
      post("/anyText") { call.respond(call.receive<String>() as Any) }
      post("/text") { call.respond(call.receive<String>()) }
      post("/note") { call.respond(call.receive<Note>()) }
      post("/anything") {
        call.receive<User>()
        call.respond(Note("no adapter"))
      }
      post("/mistake") {
        call.receive<User>()
        call.respond(Streak.create().adapter(User::class.java).fromJson("no document"))
      }
    }
  }

  private fun inShop(test: suspend (HttpClient) -> Unit) = testApplication {
    application { shop() }
    test(
      createClient {
        expectSuccess = false
        install(io.ktor.client.plugins.contentnegotiation.ContentNegotiation) {
          register(ContentType.Application.Json, StreakConverter(Streak.create(), most = 1_000))
        }
      }
    )
  }

  private suspend fun HttpClient.send(
    path: String,
    body: String,
    type: ContentType = ContentType.Application.Json,
  ): HttpResponse =
    post(path) {
      accept(ContentType.Application.Json)
      setBody(TextContent(body, type))
    }

  private suspend fun HttpClient.answer(path: String, body: String): String {
    val response = send(path, body)
    return "${response.status.value} ${response.headers[HttpHeaders.ContentType]} ${response.bodyAsText()}"
  }

  @Test
  fun valuesComeAndGo() = inShop { client ->
    val response =
      client.post("/users") {
        contentType(ContentType.Application.Json)
        setBody(listOf(ann))
      }
    assertEquals(listOf(ann), response.body<List<User>>())
    assertEquals("200 application/json $json", client.answer("/user", " $json"))
    assertEquals("200 application/json $json", client.answer("/any", json))
    assertEquals(
      """200 application/json {"items":[null,$json],"total":2}""",
      client.answer("/page", """{"items":[null,$json]}"""),
    )
  }

  @Test
  fun allOthersAreTheNextConverters() = inShop { client ->
    assertTrue(client.answer("/text", "\"as it is").endsWith(" \"as it is"))
    assertTrue(client.answer("/anyText", "\"as it is").endsWith(" \"as it is"))
    assertEquals(415, client.send("/note", "{}").status.value)
    assertEquals(406, client.send("/anything", json).status.value)
  }

  @Test
  fun itTakesJsonInUtf8Alone() = inShop { client ->
    for (type in
      listOf("application/json; charset=utf-8", "Application/JSON", "application/vnd.shop+json")) {
      assertEquals(200, client.send("/user", json, ContentType.parse(type)).status.value, type)
    }
    for (type in listOf("text/plain", "application/json; charset=iso-8859-1")) {
      assertEquals(415, client.send("/user", json, ContentType.parse(type)).status.value, type)
    }
  }

  @Test
  fun theSenderIsToldWhereAndNothingOfTheProgram() = inShop { client ->
    val begin = """400 application/json {"status":400,"title":"Bad Request","detail":"expected """
    assertEquals(
      begin + """a number, found a string at /age (line 1, column 8, byte 7)"}""",
      client.answer("/user", """{"age":"many"}"""),
    )
    assertEquals(
      begin + """a value that is accepted, found another (line 1, column 22, byte 21)"}""",
      client.answer("/user", """{"name":"a","age":-1}"""),
    )
    assertEquals(
      begin + """an object, found null at /0 (line 1, column 2, byte 1)"}""",
      client.answer("/users", "[null]"),
    )
    assertEquals(
      begin + """an object, found the end of the document (line 1, column 1, byte 0)"}""",
      client.answer("/user", ""),
    )
    assertEquals(
      begin + """a body of at most 1000000 bytes, found a longer one"}""",
      client.answer("/user", " ".repeat(1_000_000) + json),
    )
  }

  @Test
  fun whatTheProgramDoesWrongIsNotTheSendersFault() = inShop { client ->
    val mistake = runCatching { client.send("/mistake", json).status.value }
    assertEquals(500, mistake.getOrDefault(500))
  }

  @Test
  fun aBadAnswerIsAnErrorOfTheClient() = inShop { client ->
    val e =
      assertThrows<JsonConvertException> { client.send("/page", """{"items":[]}""").body<User>() }
    assertEquals("", (e.cause as JsonException).pointer())
    val long = """{"items":[$json${",$json".repeat(30)}]}"""
    assertNull(
      assertThrows<JsonConvertException> { client.send("/page", long).body<Page<User>>() }.cause
    )
  }
}
